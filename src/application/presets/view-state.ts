import type { ChangedPart, Preset, View } from '../../domain/presets';

/** How the view on screen stands to what is saved. */
export interface ViewState {
  /** The bookmark that is open; null for the default view, and for one that is not there. */
  readonly bookmark: Preset | null;
  /** A bookmark was asked for that is not there, or not to be seen. */
  readonly missing: boolean;
  /** What has changed since it was saved; of a bookmark the page it is on does not count. */
  readonly changes: readonly ChangedPart[];
  /** The view as it is saved. */
  readonly saved: View;
}
