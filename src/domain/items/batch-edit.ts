import type { Json } from '../../kernel';
import { isPrimaryKey, type Field } from '../schema';
import type { Item, PrimaryKey } from './item';

/** One write to several items: the body of PATCH /items/{collection}. */
export interface BatchWrite {
  readonly keys: readonly PrimaryKey[];
  readonly data: Item;
}

/** The keys in a route's last segment: one with commas means several items at once. */
export const batchKeys = (segment: string): readonly string[] => [
  ...new Set(segment.split(',').filter((key) => key !== '')),
];

/** A field ticked or unticked; unticking forgets the value. A ticked one starts with its default, else null. */
export const toggleBatchField = (edits: Item, field: Field): Item =>
  Object.hasOwn(edits, field.field)
    ? Object.fromEntries(Object.entries(edits).filter(([each]) => each !== field.field))
    : { ...edits, [field.field]: field.schema?.default_value ?? null };

/** Keys and values that are one per item cannot be given to several. */
export const isBatchEditable = (field: Field): boolean => !isPrimaryKey(field) && !(field.schema?.is_unique ?? false);

/** What is sent: every ticked field, null among the values. Null when there is no item or no field. */
export const batchWrite = (keys: readonly PrimaryKey[], edits: Readonly<Record<string, Json>>): BatchWrite | null =>
  keys.length === 0 || Object.keys(edits).length === 0 ? null : { keys, data: edits };
