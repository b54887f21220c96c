import { compareValues, instantOf } from '../../../../../domain/filters';
import type { Item } from '../../../../../domain/items';
import { compareDecimals, parseDecimal, type Decimal } from '../../../../../domain/values';
import type { Json } from '../../../../../kernel';
import { databaseError } from '../../../api-error';
import type { Model } from '../../../world/model';
import { comparedValue } from '../stored-value';

type CompareIndexes = (a: number, b: number) => number;

/** Smaller ranges are sorted directly. */
const MIN_PARTITION = 64;

/** Moves smaller indexes than the pivot to the left and greater ones to the right; returns the end of the left part. */
const partition = (indexes: number[], low: number, high: number, compare: CompareIndexes): number => {
  const pivot = indexes[(low + high) >> 1] ?? 0;
  let [left, right] = [low - 1, high + 1];
  for (;;) {
    do left += 1;
    while (compare(indexes[left] ?? pivot, pivot) < 0);
    do right -= 1;
    while (compare(indexes[right] ?? pivot, pivot) > 0);
    if (left >= right) return right;
    const swapped = indexes[left] ?? pivot;
    indexes[left] = indexes[right] ?? pivot;
    indexes[right] = swapped;
  }
};

/**
 * The numbers from 0 to `count`, of which those from `start` to `end` are at their sorted position; the others are on
 * the right side, unsorted. A page out of 100,000 rows takes a tenth of a full sort's comparisons. `compare` must never
 * return 0.
 */
export const sortWindow = (count: number, compare: CompareIndexes, start: number, end: number): readonly number[] => {
  const indexes = Array.from({ length: count }, (_, index) => index);
  if (end - start >= count) return indexes.sort(compare);
  const settle = (low: number, high: number): void => {
    if (high - low < MIN_PARTITION) {
      const sorted = indexes.slice(low, high + 1).sort(compare);
      sorted.forEach((index, at) => (indexes[low + at] = index));
      return;
    }
    const middle = partition(indexes, low, high, compare);
    if (start <= middle) settle(low, middle);
    if (end > middle + 1) settle(middle + 1, high);
  };
  settle(0, count - 1);
  return indexes;
};

/** Text that is a date. */
interface Timestamp {
  readonly text: string;
  readonly instant: number;
}

/** The compared value of a row, computed once. */
type SortKey = null | boolean | number | string | Timestamp | Decimal;

/** Text in a numeric column sorts after all numbers. */
const compareColumn = (a: Json, b: Json): number => {
  const mixed =
    typeof a !== typeof b && [a, b].every((value) => typeof value === 'number' || typeof value === 'string');
  if (!mixed) return compareValues(a, b);
  return typeof a === 'number' ? -1 : 1;
};

const isTimestamp = (key: SortKey): key is Timestamp => typeof key === 'object' && key !== null && 'instant' in key;

const isDecimal = (key: SortKey): key is Decimal => typeof key === 'object' && key !== null && 'digits' in key;

/** Of a number that a double does not hold, and another number; null for other values. */
const decimalOf = (key: SortKey): Decimal | null =>
  typeof key === 'number' ? parseDecimal(String(key)) : isDecimal(key) ? key : null;

const compareOrdered = <A extends number | string>(a: A, b: A): number => (a < b ? -1 : a > b ? 1 : 0);

/** Nulls, numbers, text. */
const rankOf = (key: SortKey): number => (key === null ? 0 : decimalOf(key) === null ? 2 : 1);

/** Compares a number that a double does not hold with any other value of its column. */
const compareLong = (a: SortKey, b: SortKey): number => {
  const [one, other] = [decimalOf(a), decimalOf(b)];
  return one !== null && other !== null ? compareDecimals(one, other) : rankOf(a) - rankOf(b);
};

/** As `compareColumn`, with the frequent types first. */
const compareKeys = (a: SortKey, b: SortKey): number => {
  if (typeof a === 'number' && typeof b === 'number') return compareOrdered(a, b);
  if (typeof a === 'string' && typeof b === 'string') return compareOrdered(a, b);
  if (isTimestamp(a) && isTimestamp(b)) return compareOrdered(a.instant, b.instant);
  if (isDecimal(a) || isDecimal(b)) return compareLong(a, b);
  return compareColumn(isTimestamp(a) ? a.text : a, isTimestamp(b) ? b.text : b);
};

/** Caches timestamps, because rows share them and parsing dates is slow. */
const keyMaker = (): ((value: Json) => SortKey) => {
  const moments = new Map<string, Timestamp>();
  return (value) => {
    if (typeof value !== 'string') return value as SortKey;
    const known = moments.get(value);
    if (known !== undefined) return known;
    const instant = instantOf(value);
    if (instant === null) return value;
    const moment = { text: value, instant };
    moments.set(value, moment);
    return moment;
  };
};

/** Text of a numeric column is a number that a double does not hold, or no number. */
const numberKey = (value: Json): SortKey =>
  typeof value === 'string' ? (parseDecimal(value) ?? value) : (value as SortKey);

type Compare = (a: number, b: number) => number;

/** Compares rows by index. A row's key is computed with its first comparison. */
const byField = (model: Model, collection: string, rows: readonly Item[], entry: string): Compare => {
  const descending = entry.startsWith('-');
  const name = descending ? entry.slice(1) : entry;
  const field = model.field(collection, name);
  if (field === null || field.schema === null) throw databaseError(`ERROR: no such column: ${collection}.${name}`);
  const keyFor = field.type === 'bigInteger' || field.type === 'decimal' ? numberKey : keyMaker();
  const keys: SortKey[] = [];
  const keyAt = (index: number): SortKey => (keys[index] ??= keyFor(comparedValue(field, rows[index]?.[name] ?? null)));
  return (a, b) => (descending ? -1 : 1) * compareKeys(keyAt(a), keyAt(b));
};

/**
 * A slice of the rows, sorted by each field and finally by key; without fields, by the manual sort field when there is
 * one.
 */
export const sortedPage = (
  model: Model,
  collection: string,
  rows: readonly Item[],
  sort: readonly string[],
  [start, end]: readonly [start: number, end: number],
): readonly Item[] => {
  const keyField = model.keyField(collection);
  const manual = model.collection(collection)?.meta?.sort_field ?? null;
  const fields = sort.length > 0 ? sort : manual !== null && model.field(collection, manual) ? [manual] : [];
  const tieBreaker = model.field(collection, keyField) ? [keyField] : [];
  const compares = [...fields, ...tieBreaker].map((entry) => byField(model, collection, rows, entry));
  const compare: Compare = (a, b) => {
    for (const each of compares) {
      const result = each(a, b);
      if (result !== 0) return result;
    }
    return a - b;
  };
  return sortWindow(rows.length, compare, start, end)
    .slice(start, end)
    .map((index) => rows[index])
    .filter((row) => row !== undefined);
};
