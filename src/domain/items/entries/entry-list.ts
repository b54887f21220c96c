import { isJsonObject, type Json, type JsonObject } from '../../../kernel';

/** The entries of a JSON value that is a list of objects; null for any other value. An empty value has none. */
export const listEntries = (value: Json): readonly JsonObject[] | null => {
  if (value === null) return [];
  if (!Array.isArray(value)) return null;
  const entries = value as readonly Json[];
  return entries.every(isJsonObject) ? entries : null;
};

/** The value for these entries: null for none (spec 002, 4). */
export const entryListValue = (entries: readonly JsonObject[]): Json => (entries.length === 0 ? null : entries);

/**
 * The entry with these values changed. All other members, also those of no field, keep their values and their order. An
 * edit that empties a member which the entry does not have adds none.
 */
export const editEntry = (entry: JsonObject, edits: JsonObject): JsonObject => {
  const written = Object.entries(edits).filter(([name, value]) => value !== null || Object.hasOwn(entry, name));
  return written.length === 0 ? entry : { ...entry, ...Object.fromEntries(written) };
};

/** The list with the entry at the index replaced; at the end for an index beyond it. */
export const withEntryAt = (
  entries: readonly JsonObject[],
  index: number,
  entry: JsonObject,
): readonly JsonObject[] => [...entries.slice(0, index), entry, ...entries.slice(index + 1)];

export const withoutEntryAt = (entries: readonly JsonObject[], index: number): readonly JsonObject[] =>
  entries.filter((_, at) => at !== index);

/** The list with a copy of the entry behind it. */
export const withEntryCopied = (entries: readonly JsonObject[], index: number): readonly JsonObject[] =>
  entries.flatMap((entry, at) => (at === index ? [entry, { ...entry }] : [entry]));

/** The list with the entry at another index. */
export const withEntryMoved = (entries: readonly JsonObject[], from: number, to: number): readonly JsonObject[] => {
  const moved = entries[from];
  const others = withoutEntryAt(entries, from);
  return moved === undefined ? entries : [...others.slice(0, to), moved, ...others.slice(to)];
};
