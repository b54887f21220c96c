import { useState } from 'react';
import type { Field, FieldType } from '../../domain/schema';
import { type EntryNotation, entryNotation, entryValue, isNumeric, printEntry } from '../../domain/values';
import type { Json } from '../../kernel';
import { type InterfaceProps, useText } from '../../kit';
import { Input, Textarea } from '../../ui';

/** Types whose value is a single text or number; editing others as text could damage them. */
const TEXT_TYPES: readonly FieldType[] = ['string', 'text', 'uuid', 'integer', 'bigInteger', 'float', 'decimal'];

/** Whether a value may be edited as plain text: a text or number that is no foreign key. */
export const isEditableAsText = (field: Field, value: Json): boolean =>
  TEXT_TYPES.includes(field.type) &&
  field.schema?.foreign_key_table == null &&
  (value === null || typeof value !== 'object');

export const valueToText = (value: Json, { type }: Pick<Field, 'type'>, notation: EntryNotation): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : printEntry(value, type, notation);

export const parseText = (text: string, field: Field, notation: EntryNotation): Json | undefined => {
  if (isNumeric(field.type)) return entryValue(text, field.type, notation);
  return text === '' && (field.schema?.is_nullable ?? true) ? null : text;
};

export const PlainValue = ({ field, value, readonly, onChange }: InterfaceProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const notation = entryNotation(useText().locale.code);
  const text = draft ?? valueToText(value, field, notation);
  const change = (typed: string): void => {
    const parsed = parseText(typed, field, notation);
    setDraft(typed);
    if (parsed !== undefined) onChange(parsed);
  };
  const control = {
    value: text,
    readOnly: readonly || !isEditableAsText(field, value),
    mono: typeof value === 'object' && value !== null,
    onChange: change,
    onBlur: () => setDraft(null),
  };
  return field.type === 'text' || text.includes('\n') ? (
    <Textarea {...control} />
  ) : (
    <Input {...control} autoComplete="off" />
  );
};
