import type { Item } from '../../../domain/items';
import type { ActivityUser, Commenter } from '../../../domain/revisions';
import { apiFailure, type Call, chainCall, fail, succeed } from '../../../kernel';
import { objectOf, textOf } from '../world/row-values';

/** A deep copy, so that changes to a response do not change the world, nor the reverse. */
export const deepCopy = <A>(data: A): A => copyOf(data) as A;

const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copyOf(entry)]));
};

/**
 * Fails with ITEM_NOT_FOUND when a write returns nothing: the server answers with success and no body when the item
 * does not exist or may not be read.
 */
export const assertResult = <A>(): ((call: Call<A | null>) => Call<A>) =>
  chainCall((written: A | null) =>
    written === null ? fail(apiFailure(404, 'ITEM_NOT_FOUND', '')) : succeed(deepCopy(written)),
  );

export const assertItem = assertResult<Item>();

export const assertItems = assertResult<readonly Item[]>();

/** The `user` of a row: with names when they were requested and may be read, else the key. */
export const userOf = (row: Item): ActivityUser | null => {
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
  const person = userOf(row);
  return person && { ...person, avatar: textOf(objectOf(row, 'user') ?? {}, 'avatar') };
};
