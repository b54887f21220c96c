import { equals, type Json } from '../../kernel';
import { type Field, type FieldType, isNoData } from '../schema';
import { isNumeric, type JsonText, numericValue, parseJsonText, printJsonText } from '../values';

/** What the menu of a field offers. */
export type FieldAction = 'copy' | 'paste' | 'raw' | 'reset' | 'clear' | 'default';

/** A field as it stands in a form. `secret`: its value is not to be seen, nor taken away. */
export interface FieldActionContext {
  readonly field: Field;
  readonly value: Json;
  /** Differs from where the form started, or has a text beside it that is no value yet. */
  readonly edited: boolean;
  readonly readonly: boolean;
  readonly secret: boolean;
}

/**
 * What can be done with a field now, in the order of the menu (spec 002, 4.2 and 5.2): a read-only field gives what only
 * reads, a secret is never copied, null is for columns that take it, and going back for values that have moved.
 */
export const fieldActions = ({
  field,
  value,
  edited,
  readonly,
  secret,
}: FieldActionContext): readonly FieldAction[] => {
  if (isNoData(field)) return [];
  const standard = field.schema?.default_value ?? null;
  const offers: Readonly<Record<FieldAction, boolean>> = {
    copy: !secret && value !== null,
    paste: !readonly,
    raw: true,
    reset: !readonly && edited,
    clear: !readonly && value !== null && (field.schema?.is_nullable ?? false),
    default: !readonly && standard !== null && !equals(value, standard),
  };
  return (Object.keys(offers) as readonly FieldAction[]).filter((action) => offers[action]);
};

/** What a raw text stands for; a number that is none is invalid without a place, JSON with one. */
export type RawValue = JsonText | { readonly kind: 'not_a_number'; readonly text: string };

/** A value as the raw editor shows it; null is the empty text. */
export const printRawValue = (value: Json): string =>
  value === null || typeof value === 'object' ? printJsonText(value) : String(value);

/**
 * A raw text as a value of its field (spec 002, 5.2): numbers become numbers, keeping digits that a double would lose as
 * text; boolean is true for the text 'true' and nothing else; json and csv are JSON; the rest stays text. An empty text
 * is null whatever the type.
 */
export const parseRawValue = (text: string, type: FieldType): RawValue => {
  if (text === '') return { kind: 'value', value: null };
  if (isNumeric(type)) {
    const value = numericValue(text);
    return value === undefined ? { kind: 'not_a_number', text } : { kind: 'value', value };
  }
  if (type === 'boolean') return { kind: 'value', value: text === 'true' };
  return type === 'json' || type === 'csv' ? parseJsonText(text) : { kind: 'value', value: text };
};
