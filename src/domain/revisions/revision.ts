import type { Item } from '../items';

/** Somebody who did something; of people one may not see only the id is told. */
export interface ActivityUser {
  readonly id: string;
  readonly email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** What somebody did, once. `item` is the key as text; `user` is null for the public and for people who are gone. */
export interface Activity {
  readonly id: number;
  readonly action: string;
  /** ISO, in UTC; some databases leave the zone out. */
  readonly timestamp: string;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly collection: string;
  readonly item: string;
  readonly comment: string | null;
  readonly user: ActivityUser | null;
}

export interface RevisionActivity {
  readonly action: string;
  /** ISO, in UTC; some databases leave the zone out. */
  readonly timestamp: string;
  readonly user: ActivityUser | null;
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

/** The newest revisions of an item, a hundred of them at most, and how many there are. */
export interface RevisionPage {
  readonly revisions: readonly Revision[];
  readonly total: number;
}

/** How many revisions are listed at most. */
export const REVISION_LIMIT = 100;

/**
 * The number on the divider 'other revisions', null while all are listed. Of more than a hundred the first, which created
 * the item, is shown besides: hence minus 101.
 */
export const otherRevisionCount = (total: number): number | null =>
  total > REVISION_LIMIT ? total - REVISION_LIMIT - 1 : null;

/** What a revision is called; `count` is how many fields an update changed. */
export type ActionLabel =
  { readonly kind: 'create' | 'delete' | 'revert' | 'other' } | { readonly kind: 'update'; readonly count: number };

/** The fields that the save behind a revision changed, but for those that the server fills in by itself. */
export const changedFields = (revision: Revision, automatic: ReadonlySet<string>): readonly string[] =>
  Object.keys(revision.delta ?? {}).filter((field) => !automatic.has(field));

/** `automatic` are the names of fields that change with every save, which nobody means to. */
export const actionLabel = (revision: Revision, automatic: ReadonlySet<string>): ActionLabel => {
  const action = revision.activity?.action;
  switch (action) {
    case 'create':
    case 'delete':
    case 'revert':
      return { kind: action };
    case 'update':
      return { kind: 'update', count: changedFields(revision, automatic).length };
    default:
      return { kind: 'other' };
  }
};
