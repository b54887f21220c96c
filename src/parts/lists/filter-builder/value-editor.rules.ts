import { arityOf, scalarText, valuesOf, type FilterOperator } from '../../../domain/filters';
import { relatedCollectionOf, type Field, type FieldType, type Schema } from '../../../domain/schema';
import {
  choicesOf,
  type EntryNotation,
  entryValue,
  isDateType,
  isNumeric,
  printEntry,
  type Choice,
  type DateType,
} from '../../../domain/values';
import type { Json } from '../../../kernel';

/** The control for a value of a condition. */
export type ValueEditor =
  | { readonly kind: 'text'; readonly type: FieldType }
  | { readonly kind: 'date'; readonly type: DateType }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'item'; readonly collection: string };

/** Operators that compare whole values. For others, parts of a text are typed. */
const EXACT_OPERATORS: readonly FilterOperator[] = ['eq', 'neq', 'in', 'nin'];

/** A list of choices is stored as one text that contains each choice, so 'contains' offers the choices too. */
const CHOICE_OPERATORS: readonly FilterOperator[] = [...EXACT_OPERATORS, 'contains', 'ncontains'];

const choicesFor = ({ meta }: Field, operator: FilterOperator): readonly Choice[] | null => {
  const options = meta?.options ?? {};
  const operators = options['allowOther'] === true ? EXACT_OPERATORS : CHOICE_OPERATORS;
  return operators.includes(operator) ? choicesOf(options['choices'] ?? null) : null;
};

export const editorFor = (schema: Schema, field: Field, operator: FilterOperator): ValueEditor => {
  const { type } = field;
  if (type === 'boolean' && arityOf(operator) === 'one') return { kind: 'boolean' };
  const choices = choicesFor(field, operator);
  if (choices !== null) return { kind: 'choice', choices };
  const related = EXACT_OPERATORS.includes(operator)
    ? relatedCollectionOf(schema, field.collection, field.field)
    : null;
  if (related !== null) return { kind: 'item', collection: related };
  return isDateType(type) ? { kind: 'date', type } : { kind: 'text', type };
};

type ParsedInput =
  { readonly kind: 'value'; readonly value: Json } | { readonly kind: 'no-number' } | { readonly kind: 'no-uuid' };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Databases and rules compare texts as texts, so that the operand is a number wherever a double keeps every digit. */
const parseNumber = (type: FieldType, text: string, notation: EntryNotation): ParsedInput => {
  const value = entryValue(text, type === 'integer' || type === 'bigInteger' ? 'integer' : 'float', notation);
  return value === undefined ? { kind: 'no-number' } : { kind: 'value', value: value ?? '' };
};

/** Variables the platform replaces by the key of the current user or role. */
const DYNAMIC_KEYS = ['$CURRENT_USER', '$CURRENT_ROLE'];

const parseUuid = (text: string): ParsedInput =>
  text === '' || UUID.test(text) || DYNAMIC_KEYS.includes(text) ? { kind: 'value', value: text } : { kind: 'no-uuid' };

/**
 * Parses a typed value, a number as the language writes it. Numbers and UUIDs are validated, since the database rejects the whole request for an invalid
 * one.
 */
export const parseInput = (type: FieldType, text: string, notation: EntryNotation): ParsedInput => {
  if (isNumeric(type)) return parseNumber(type, text, notation);
  return type === 'uuid' ? parseUuid(text.trim()) : { kind: 'value', value: text };
};

/** A value as it is typed: `parseInput` reads it again. */
export const inputText = (type: FieldType, value: Json, notation: EntryNotation): string => {
  const text = scalarText(value);
  return isNumeric(type) ? printEntry(text, type, notation) : text;
};

/** The value of the choice with this key; the text itself where there is none. */
export const choiceValue = (choices: readonly Choice[], text: string): Json =>
  choices.find(({ value }) => String(value) === text)?.value ?? text;

/** The options of a select, including a selected value that is none of the choices. */
export const choiceOptions = (
  choices: readonly Choice[],
  selected: Json,
): readonly { readonly value: string; readonly label: string }[] => {
  const listed = choices.map(({ value, text }) => ({ value: String(value), label: text }));
  const text = scalarText(selected);
  return text === '' || listed.some(({ value }) => value === text) ? listed : [...listed, { value: text, label: text }];
};

/** The non-empty values of a list without duplicates. */
export const distinctValues = (value: Json): readonly Json[] => {
  const listed = new Map<string, Json>();
  for (const each of valuesOf(value)) {
    const text = scalarText(each);
    if (text !== '' && !listed.has(text)) listed.set(text, each);
  }
  return [...listed.values()];
};
