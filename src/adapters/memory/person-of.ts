import type { Item } from '../../domain/items';
import type { ActivityUser, Commenter } from '../../domain/revisions';
import { objectOf, textOf } from './reading';

/** The `user` of a row: with names when they were answered, else the bare key. */
export const personOf = (row: Item): ActivityUser | null => {
  const key = textOf(row, 'user');
  const user = objectOf(row, 'user') ?? (key === null ? null : { id: key });
  return (
    user && {
      id: textOf(user, 'id') ?? '',
      email: textOf(user, 'email'),
      first_name: textOf(user, 'first_name'),
      last_name: textOf(user, 'last_name'),
    }
  );
};

export const commenterOf = (row: Item): Commenter | null => {
  const person = personOf(row);
  return person && { ...person, avatar: textOf(objectOf(row, 'user') ?? {}, 'avatar') };
};
