import type { Revision } from './revision';

/** The newest revisions of an item, a hundred of them at most, and how many there are. */
export interface RevisionPage {
  readonly revisions: readonly Revision[];
  readonly total: number;
}
