import type { FieldError } from '../../kernel';
import { isRequired, type Field } from '../schema';
import type { Item } from './item';

/** What the server will miss in a new item, of the fields that somebody could have filled in. An empty text is a value. */
export const missingRequired = (
  fields: readonly { readonly field: Field; readonly readonly: boolean }[],
  values: Item,
): readonly FieldError[] =>
  fields
    .filter(({ field, readonly }) => !readonly && isRequired(field) && (values[field.field] ?? null) === null)
    .map(({ field }) => ({ field: field.field, code: 'FAILED_VALIDATION', type: 'required', details: {} }));
