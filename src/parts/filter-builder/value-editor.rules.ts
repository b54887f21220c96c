import { arityOf, scalarText, valuesOf, type FilterOperator } from '../../domain/filters';
import { relatedCollectionOf, type Field, type FieldType, type Schema } from '../../domain/schema';
import { choicesOf, isDateType, isNumeric, numericValue, type Choice, type DateType } from '../../domain/values';
import type { Json } from '../../kernel';

/** What a value of a condition is edited with. */
export type ValueEditor =
  | { readonly kind: 'text'; readonly type: FieldType }
  | { readonly kind: 'date'; readonly type: DateType }
  | { readonly kind: 'truth' }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'item'; readonly collection: string };

/** Compared as a whole; parts of a text are typed. */
const EXACT_OPERATORS: readonly FilterOperator[] = ['eq', 'neq', 'in', 'nin'];

/** A choice is a part of the text that a list of choices is kept as, and a closed set leaves no other parts to look for. */
const CHOICE_OPERATORS: readonly FilterOperator[] = [...EXACT_OPERATORS, 'contains', 'ncontains'];

const choicesFor = ({ meta }: Field, operator: FilterOperator): readonly Choice[] | null => {
  const options = meta?.options ?? {};
  const fitting = options['allowOther'] === true ? EXACT_OPERATORS : CHOICE_OPERATORS;
  return fitting.includes(operator) ? choicesOf(options['choices'] ?? null) : null;
};

export const editorFor = (schema: Schema, field: Field, operator: FilterOperator): ValueEditor => {
  const { type } = field;
  if (type === 'boolean' && arityOf(operator) === 'one') return { kind: 'truth' };
  const choices = choicesFor(field, operator);
  if (choices !== null) return { kind: 'choice', choices };
  const related = EXACT_OPERATORS.includes(operator)
    ? relatedCollectionOf(schema, field.collection, field.field)
    : null;
  if (related !== null) return { kind: 'item', collection: related };
  return isDateType(type) ? { kind: 'date', type } : { kind: 'text', type };
};

export type ParsedInput =
  { readonly kind: 'value'; readonly value: Json } | { readonly kind: 'no-number' } | { readonly kind: 'no-uuid' };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const INTEGER = /^-?\d+$/;

const parseNumber = (type: FieldType, text: string): ParsedInput => {
  const value = numericValue(text);
  if (value === undefined || (type !== 'float' && type !== 'decimal' && value !== null && !INTEGER.test(text.trim())))
    return { kind: 'no-number' };
  return { kind: 'value', value: value ?? '' };
};

/** Words for keys, in whose place the platform puts those of whoever looks. A moment is no key, and nothing stands for a number. */
const DYNAMIC_KEYS = ['$CURRENT_USER', '$CURRENT_ROLE'];

const parseUuid = (text: string): ParsedInput =>
  text === '' || UUID.test(text) || DYNAMIC_KEYS.includes(text) ? { kind: 'value', value: text } : { kind: 'no-uuid' };

/** What somebody means by what they type; a database refuses the whole list for a word where it counts. Empty text is an empty value. */
export const parseInput = (type: FieldType, text: string): ParsedInput => {
  if (isNumeric(type)) return parseNumber(type, text);
  return type === 'uuid' ? parseUuid(text.trim()) : { kind: 'value', value: text };
};

/** The value of a choice by the text it has in a list of choices; the text itself where it is none of them. */
export const choiceValue = (choices: readonly Choice[], text: string): Json =>
  choices.find(({ value }) => String(value) === text)?.value ?? text;

/** The choices, with what is chosen and none of them. */
export const choiceOptions = (
  choices: readonly Choice[],
  chosen: Json,
): readonly { readonly value: string; readonly label: string }[] => {
  const offered = choices.map(({ value, text }) => ({ value: String(value), label: text }));
  const text = scalarText(chosen);
  return text === '' || offered.some(({ value }) => value === text)
    ? offered
    : [...offered, { value: text, label: text }];
};

/** The values of a list, each once and none of them empty. */
export const distinctValues = (value: Json): readonly Json[] => {
  const listed = new Map<string, Json>();
  for (const each of valuesOf(value)) {
    const text = scalarText(each);
    if (text !== '' && !listed.has(text)) listed.set(text, each);
  }
  return [...listed.values()];
};
