import { isJsonObject, type Json } from '../../kernel';
import { type Item, keyOf, type PrimaryKey, valueIn } from './item';

/**
 * Moves an item to another position, counted from 0; returns the same list when the key is not in it. The sort
 * values stay at their positions: every item takes over the value of the position it moves to.
 */
export const reorderItems = (
  items: readonly Item[],
  keyField: string,
  key: PrimaryKey,
  to: number,
  sortField: string,
): readonly Item[] => {
  const moved = items.find((item) => keyOf(item, keyField) === key);
  if (moved === undefined) return items;
  const others = items.filter((item) => item !== moved);
  const position = Math.min(Math.max(to, 0), others.length);
  const ordered = [...others.slice(0, position), moved, ...others.slice(position)];
  return ordered.map((item, index) => {
    const number = valueIn(items[index] ?? item, sortField);
    return !Object.hasOwn(item, sortField) || item[sortField] === number ? item : { ...item, [sortField]: number };
  });
};

const isRelated = (value: Json): boolean =>
  Array.isArray(value) ? (value as readonly Json[]).some(isJsonObject) : isJsonObject(value);

/**
 * A list row updated with the response of a write. Related items keep their loaded values where the response only
 * has their keys; fields missing from the response stay as they are.
 */
export const mergeRow = (row: Item, answer: Item): Item => {
  const now = (field: string, value: Json): Json => {
    if (!Object.hasOwn(answer, field)) return value;
    const answered = valueIn(answer, field);
    return isRelated(value) && !isRelated(answered) ? value : answered;
  };
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [field, now(field, value)]));
};
