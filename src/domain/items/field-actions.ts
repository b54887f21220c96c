import type { Json } from '../../kernel';
import { type Field, type FieldType, isAlias, isNoData } from '../schema';
import {
  isNumeric,
  isSameOfType,
  type JsonText,
  numericValue,
  parseJsonText,
  printJsonText,
  unstorableEntry,
  defaultValue,
} from '../values';

/** The actions in the menu of a field. */
export type FieldAction = 'copy' | 'paste' | 'raw' | 'reset' | 'clear' | 'default';

/**
 * A field of a form. The value of a `secret` is neither shown nor copied; one that `holdsItem`, a
 * new or edited related item, is shown and not copied: pasted, it would be created once more.
 */
export interface FieldActionContext {
  readonly field: Field;
  readonly value: Json;
  /** Differs from the initial value, or has a text that does not parse yet. */
  readonly edited: boolean;
  readonly readonly: boolean;
  readonly secret: boolean;
  readonly holdsItem: boolean;
}

/**
 * The available actions in menu order (spec 002, 4.2 and 5.2). A read-only field only allows reading ones; a secret
 * is never copied; clearing needs a nullable column; reset needs an edit. An alias field can only be reset: its value
 * is the first keys of a list or a list of changes, and pasted keys would replace the whole list.
 */
export const fieldActions = ({
  field,
  value,
  edited,
  readonly,
  secret,
  holdsItem,
}: FieldActionContext): readonly FieldAction[] => {
  if (isNoData(field)) return [];
  if (isAlias(field)) return !readonly && edited ? ['reset'] : [];
  const standard = defaultValue(field);
  const offers: Readonly<Record<FieldAction, boolean>> = {
    copy: !secret && !holdsItem && value !== null,
    paste: !readonly,
    raw: true,
    reset: !readonly && edited,
    clear: !readonly && value !== null && field.schema?.is_nullable === true,
    default: !readonly && standard !== null && !isSameOfType(field.type, value, standard),
  };
  return (Object.keys(offers) as readonly FieldAction[]).filter((action) => offers[action]);
};

/** The meaning of a raw text. JSON errors have a position, invalid numbers an example of one. */
export type RawValue =
  | JsonText
  | { readonly kind: 'not_a_number'; readonly text: string; readonly example: string }
  | { readonly kind: 'unstorable'; readonly entry: string };

/** A value as the raw editor shows it; null is the empty text. */
export const printRawValue = (value: Json): string =>
  value === null || typeof value === 'object' ? printJsonText(value) : String(value);

/**
 * Parses a raw text by field type (spec 002, 5.2): numbers as `numericValue` does; a boolean is true for 'true' only;
 * json and csv are parsed as JSON, and an entry that a csv list cannot hold is 'unstorable'; other types stay text. An empty text is null for every type.
 */
export const parseRawValue = (text: string, type: FieldType): RawValue => {
  if (text === '') return { kind: 'value', value: null };
  if (isNumeric(type)) {
    const value = numericValue(text, type);
    if (value !== undefined) return { kind: 'value', value };
    const example = type === 'float' || type === 'decimal' ? '1234.5' : '1234';
    return { kind: 'not_a_number', text, example };
  }
  if (type === 'boolean') return { kind: 'value', value: text === 'true' };
  if (type !== 'json' && type !== 'csv') return { kind: 'value', value: text };
  const parsed = parseJsonText(text);
  const entry = parsed.kind === 'value' ? unstorableEntry(parsed.value, type) : null;
  return entry === null ? parsed : { kind: 'unstorable', entry };
};
