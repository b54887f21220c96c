import { fieldsOf, isAlias, isPrimaryKey, isRequired, type Field, type Schema } from '../schema';
import { valueIn, type Item } from './item';
import { comesByItself } from './made-key';

const SUFFIX = '-copy';

const isText = ({ type }: Field): boolean => type === 'string' || type === 'text';

const isUnique = (field: Field): boolean => field.schema?.is_unique ?? false;

/** What a copy cannot share with its original, or would lack: its key if people enter it, unique values, required ones. */
export const isOwnToCopy = (field: Field, copy: Item): boolean => {
  if (isAlias(field)) return false;
  if (isPrimaryKey(field)) return !comesByItself(field);
  return (
    (isUnique(field) && valueIn(copy, field.field) !== null) ||
    (isRequired(field) && valueIn(copy, field.field) === null)
  );
};

const suffixed = (field: Field, text: string): string => {
  const most = field.schema?.max_length ?? Infinity;
  return text.slice(0, Math.max(0, most - SUFFIX.length)) + SUFFIX;
};

const suggestion = (field: Field, before: Item[string]): Item[string] => {
  if (!isUnique(field) && !isPrimaryKey(field)) return before;
  return isText(field) && typeof before === 'string' && before !== '' ? suffixed(field, before) : null;
};

/** Those fields, and what they may hold in the copy; null where nobody can guess it. `original` is the item, edits laid over it. */
export const ownValues = (schema: Schema, collection: string, copy: Item, original: Item): Item =>
  Object.fromEntries(
    fieldsOf(schema, collection)
      .filter((field) => isOwnToCopy(field, copy))
      .map((field) => [field.field, suggestion(field, valueIn(original, field.field))]),
  );
