import { isJsonObject, type Json } from '../../kernel';
import { valueIn, type Item } from './item';

/** Edits of the item a field points to leave its other values as they are; whatever is no object is replaced. */
export const overlayRelated = (before: Json, edits: Json): Json =>
  isJsonObject(before) && isJsonObject(edits) ? { ...before, ...edits } : edits;

/** A row with edits laid over it; those of the item behind the junction go into that item. */
export const overlayRow = (row: Item, edits: Item, junctionField: string | null): Item => {
  const laid = { ...row, ...edits };
  if (junctionField === null || !Object.hasOwn(edits, junctionField)) return laid;
  return { ...laid, [junctionField]: overlayRelated(valueIn(row, junctionField), valueIn(edits, junctionField)) };
};
