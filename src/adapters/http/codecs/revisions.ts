import * as t from 'io-ts';
import type {
  Activity,
  ActivityUser,
  Comment,
  Commenter,
  Revision,
  RevisionDelta,
  RevisionActivity,
  RevisionEntry,
} from '../../../domain/revisions';
import type { Codec } from './decode';
import { orElse } from '../../../kernel';
import { objectOr, objectOrNull, orNull } from './primitives';

const names = { id: t.string, email: orNull(t.string), first_name: orNull(t.string), last_name: orNull(t.string) };

const NO_NAMES = { email: null, first_name: null, last_name: null };

/** Users that the role may not read arrive as a bare key. */
const activityUser: t.Type<ActivityUser | null, ActivityUser | null, unknown> = objectOr<ActivityUser>(
  t.strict(names, 'person'),
  (id) => (typeof id === 'string' ? { id, ...NO_NAMES } : null),
);

const commenter: t.Type<Commenter | null, Commenter | null, unknown> = objectOr<Commenter>(
  t.strict({ ...names, avatar: orNull(t.string) }, 'commenter'),
  (id) => (typeof id === 'string' ? { id, ...NO_NAMES, avatar: null } : null),
);

export const activity: Codec<Activity> = t.strict(
  {
    id: t.number,
    action: t.string,
    timestamp: t.string,
    ip: orNull(t.string),
    user_agent: orNull(t.string),
    collection: t.string,
    item: t.string,
    comment: orNull(t.string),
    user: activityUser,
    // Left out for roles that may not read revisions.
    revisions: orElse(t.array(t.strict({ id: t.number })), []),
  },
  'activity',
);

const commentShape = t.strict(
  {
    id: t.union([t.number, t.string]),
    comment: orElse(t.string, ''),
    timestamp: t.string,
    collection: t.string,
    item: t.string,
    user: commenter,
  },
  'comment',
);

export const comment: Codec<Comment> = commentShape;

export const comments: Codec<readonly Comment[]> = t.array(commentShape, 'list of comments');

const revisionActivity: Codec<RevisionActivity> & { readonly name: string } = t.strict(
  { action: t.string, timestamp: t.string, ip: orNull(t.string), user_agent: orNull(t.string), user: activityUser },
  'activity of a revision',
);

const entryActivity: Codec<NonNullable<RevisionEntry['activity']>> & { readonly name: string } = t.strict(
  { action: t.string, timestamp: t.string, user: activityUser },
  'activity of an entry',
);

/** Revisions without their values. */
export const revisionEntries: Codec<readonly RevisionEntry[]> = t.array(
  t.strict({ id: t.number, activity: objectOr(entryActivity, () => null) }, 'entry'),
  'list of entries',
);

export const revisionDeltas: Codec<readonly RevisionDelta[]> = t.array(
  t.strict({ id: t.number, delta: objectOrNull }, 'delta'),
  'list of deltas',
);

const revision = t.strict(
  {
    id: t.number,
    collection: t.string,
    item: t.string,
    data: objectOrNull,
    delta: objectOrNull,
    activity: objectOr(revisionActivity, () => null),
  },
  'revision',
);

export const revisions: Codec<readonly Revision[]> = t.array(revision, 'list of revisions');
