import * as t from 'io-ts';
import type { ActivityUser, Commenter } from '../../../domain/revisions';
import { objectOr, orNull } from './primitives';

const names = { id: t.string, email: orNull(t.string), first_name: orNull(t.string), last_name: orNull(t.string) };

const nameless = { email: null, first_name: null, last_name: null };

/** Of people who may not be seen only the key comes. */
export const person: t.Type<ActivityUser | null, ActivityUser | null, unknown> = objectOr<ActivityUser>(
  t.strict(names, 'person'),
  (id) => (typeof id === 'string' ? { id, ...nameless } : null),
);

export const commenter: t.Type<Commenter | null, Commenter | null, unknown> = objectOr<Commenter>(
  t.strict({ ...names, avatar: orNull(t.string) }, 'commenter'),
  (id) => (typeof id === 'string' ? { id, ...nameless, avatar: null } : null),
);
