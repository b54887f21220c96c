import type { Item } from '../../domain/items';
import type { Revision, RevertObstacle, RevertPlan, SaveChange } from '../../domain/revisions';

/** How a revision is looked at: the item as it was, what the save did, or what has changed since. */
export type RevisionLook = 'version' | 'previous' | 'current';

/** A change, and why the value before it cannot be put back: false when it can. */
export interface ShownChange extends SaveChange {
  readonly obstacle: RevertObstacle | 'already_so' | 'before_unknown' | false;
}

export interface ShownRevision {
  readonly revision: Revision;
  /** Counted from 1, the newest first, of all that are listed. */
  readonly place: number;
  readonly listed: number;
  readonly look: RevisionLook;
  /** The item as it was, as far as it was kept, without secrets. */
  readonly state: Item;
  /** None while one looks at the version itself. */
  readonly changes: readonly ShownChange[];
  /** What putting back would do. */
  readonly plan: RevertPlan;
}
