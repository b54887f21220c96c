import type { Item } from '../items';

/** Who did it, as a revision or an activity tells. */
export interface RevisionUser {
  readonly id: string;
  readonly email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

export interface RevisionActivity {
  readonly action: string;
  /** ISO, in UTC; some databases leave the zone out. */
  readonly timestamp: string;
  readonly user: RevisionUser | null;
  readonly ip: string | null;
  readonly user_agent: string | null;
}

/** One saved state of an item: `data` is the whole of it, `delta` what that save sent; null where neither was kept. */
export interface Revision {
  readonly id: number;
  readonly collection: string;
  readonly item: string;
  readonly data: Item | null;
  readonly delta: Item | null;
  readonly activity: RevisionActivity | null;
}
