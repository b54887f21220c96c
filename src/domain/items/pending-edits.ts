import { equals, type Json } from '../../kernel';
import { valueIn, type Item } from './item';

/** What a field has when nobody touches it: its own value, else the default of a new item, else null. */
const untouched = (field: string, initial: Item, defaults: Item): Json =>
  valueIn(Object.hasOwn(initial, field) ? initial : defaults, field);

const without = (edits: Item, field: string): Item =>
  Object.fromEntries(Object.entries(edits).filter(([each]) => each !== field));

/**
 * The edits after a field was set (spec 002, 4.2): a value equal to the initial one, or to the default where there is no
 * initial one, is no edit. The same edits come back when nothing changes.
 */
export const setEdit = (edits: Item, field: string, value: Json, initial: Item, defaults: Item): Item => {
  if (equals(value, untouched(field, initial, defaults))) return Object.hasOwn(edits, field) ? without(edits, field) : edits;
  return Object.hasOwn(edits, field) && equals(edits[field], value) ? edits : { ...edits, [field]: value };
};
