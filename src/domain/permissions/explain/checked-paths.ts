import { isJsonObject, type Json } from '../../../kernel';
import { filteredPaths } from '../../filters';
import type { Item } from '../../items';
import { isConcealed, isSecret, primaryKeyOf, resolvePath, type Schema } from '../../schema';
import { isTooDeep } from '../rule-editing/rule-depth';
import type { ExplainedAction } from './explained-access';

/** Servers answer no more items of a list by default; a list that is as long may go on. */
const MAX_LIST = 100;

/** Whether an administrator reads the value that the server compares: secrets are masked. */
const isAnswered = (schema: Schema, collection: string, path: string): boolean => {
  const { steps, problem } = resolvePath(schema, collection, path);
  const last = steps.at(-1);
  if (problem !== null || last === undefined || last.kind === 'any') return false;
  return steps.every(({ kind }) => kind !== 'scoped') && !isSecret(last.field) && !isConcealed(last.field);
};

/** A related item that other paths lead through is read as an object: its key has to be read for itself. */
const withKey = (schema: Schema, collection: string, path: string): string => {
  const last = resolvePath(schema, collection, path).steps.at(-1);
  const key = last?.kind === 'one' && last.collection !== null ? primaryKeyOf(schema, last.collection) : null;
  return key === null ? path : `${path}.${key.field}`;
};

/** The dotted paths of the fields, own and related ones, by which the rules of these actions can be decided. */
export const checkedPaths = (
  schema: Schema,
  collection: string,
  actions: readonly ExplainedAction[],
): readonly string[] => {
  const filters = actions.flatMap(({ filter }) => (filter === null || isTooDeep(filter) ? [] : [filter]));
  const paths = new Set(filters.flatMap(filteredPaths));
  return [...paths]
    .filter((path) => isAnswered(schema, collection, path))
    .map((path) => withKey(schema, collection, path));
};

const withoutLongLists = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withoutLongLists);
  return isJsonObject(value) ? wholeValues(value) : value;
};

const isLongList = (value: Json): boolean =>
  Array.isArray(value) && value.length >= MAX_LIST && value.every((each: Json) => isJsonObject(each));

/** The item without lists that may not have been read whole: a condition on them is not known. */
export const wholeValues = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([, value]) => !isLongList(value))
      .map(([field, value]) => [field, withoutLongLists(value)]),
  );
