import { auditFieldNames, type Item } from '../items';
import { type Access, coversField } from '../permissions';
import { fieldsOf, type Schema } from '../schema';

/** The author of an activity; only the id when the user may not be read. */
export interface ActivityUser {
  readonly id: string;
  readonly email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/**
 * One entry of the activity log. `item` is the key as text; `user` is null for the public role and for deleted
 * users.
 */
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
  /** The revisions stored with it; empty where none are, or the role may not read them. */
  readonly revisions: readonly { readonly id: number }[];
}

/** A revision in the list: without its recorded values, which may be large. */
export interface RevisionEntry {
  readonly id: number;
  readonly activity: {
    readonly action: string;
    /** ISO, in UTC; some databases leave the zone out. */
    readonly timestamp: string;
    readonly user: ActivityUser | null;
  } | null;
}

export interface RevisionActivity extends NonNullable<RevisionEntry['activity']> {
  readonly ip: string | null;
  readonly user_agent: string | null;
}

/** One saved state of an item: `data` is the whole item, `delta` the payload of that save; null when not stored. */
export interface Revision extends RevisionEntry {
  readonly collection: string;
  readonly item: string;
  readonly data: Item | null;
  readonly delta: Item | null;
  readonly activity: RevisionActivity | null;
}

/** The payload of the save of a revision, without the rest of it. */
export type RevisionDelta = Pick<Revision, 'id' | 'delta'>;

/** The newest revisions of an item, and the total number. */
export interface RevisionPage {
  readonly revisions: readonly RevisionEntry[];
  readonly total: number;
}

/** A revision, and the one that it is compared with: the next older of the item, null for its first. */
export interface RevisionWithPrevious {
  readonly revision: Revision;
  readonly previous: Revision | null;
}

/** The number of revisions listed at first. */
export const INITIAL_REVISION_LIMIT = 20;

/** The number of revisions listed at most. */
export const REVISION_LIMIT = 100;

/** The number of revisions in the list whose changed fields are read at most. */
export const MAX_NAMED_REVISIONS = 25;

/**
 * The number on the divider 'other revisions'; null while all revisions are listed. Above a hundred, the first
 * revision is shown as well: hence minus 101.
 */
export const otherRevisionCount = (total: number): number | null =>
  total > REVISION_LIMIT ? total - REVISION_LIMIT - 1 : null;

/** The kind of save that a revision stands for. */
export type ActionLabel = 'create' | 'delete' | 'revert' | 'update' | 'other';

/** The fields changed by the save of a revision. */
export const changedFields = ({ delta }: Pick<Revision, 'delta'>): readonly string[] => Object.keys(delta ?? {});

/** Those that the user may read, without the audit fields. Fields that are gone from the schema are kept. */
export const namedFields = (
  schema: Schema,
  access: Access,
  collection: string,
  changed: readonly string[],
): readonly string[] => {
  const automatic = auditFieldNames(fieldsOf(schema, collection));
  return changed.filter((name) => !automatic.has(name) && coversField(access, collection, 'read', name));
};

export const actionLabel = ({ activity }: RevisionEntry): ActionLabel => {
  switch (activity?.action) {
    case 'create':
    case 'delete':
    case 'revert':
    case 'update':
      return activity.action;
    default:
      return 'other';
  }
};

/** The updates among the first of these revisions whose changed fields are not known yet. */
export const unnamedUpdates = (
  revisions: readonly RevisionEntry[],
  isKnown: (id: number) => boolean,
): readonly number[] =>
  revisions
    .slice(0, MAX_NAMED_REVISIONS)
    .filter((revision) => actionLabel(revision) === 'update' && !isKnown(revision.id))
    .map(({ id }) => id);
