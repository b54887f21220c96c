import { keyOf, valueIn, type Item, type PrimaryKey } from './item';

/**
 * Items with one of them at another place, counted from 0; the same when it is not among them. The numbers of their order
 * stay where they are: whoever comes to stand at a place takes over its number.
 */
export const movedItems = (
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
