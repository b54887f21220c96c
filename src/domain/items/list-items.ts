import { isJsonObject, type Json } from '../../kernel';
import { type Item, keyOf, type PrimaryKey, valueIn } from './item';

/**
 * Items with one of them at another place, counted from 0; the same when it is not among them. The numbers of their order
 * stay where they are: whoever comes to stand at a place takes over its number.
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
  const place = Math.min(Math.max(to, 0), others.length);
  const ordered = [...others.slice(0, place), moved, ...others.slice(place)];
  return ordered.map((item, index) => {
    const number = valueIn(items[index] ?? item, sortField);
    return !Object.hasOwn(item, sortField) || item[sortField] === number ? item : { ...item, [sortField]: number };
  });
};

const isRelated = (value: Json): boolean =>
  Array.isArray(value) ? (value as readonly Json[]).some(isJsonObject) : isJsonObject(value);

/**
 * A row of a list once its item has been written: its own values as the answer has them. What it shows of related items
 * stays, of which the answer has but the keys; so does what the answer says nothing of.
 */
export const mergeRow = (row: Item, answer: Item): Item => {
  const now = (field: string, value: Json): Json => {
    if (!Object.hasOwn(answer, field)) return value;
    const answered = valueIn(answer, field);
    return isRelated(value) && !isRelated(answered) ? value : answered;
  };
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [field, now(field, value)]));
};
