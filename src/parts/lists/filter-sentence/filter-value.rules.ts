import { filterSteps, scalarText } from '../../../domain/filters';
import { pathLabel, relatedCollectionOf, type Field, type FieldNaming, type Schema } from '../../../domain/schema';
import { choicesOf, groupsDigits, parseDateText, isDateType, isNumeric, type DateType } from '../../../domain/values';
import { formatDigits, type Json } from '../../../kernel';

/** Translates a text key into the language of the user. */
export type Translate = (key: string, parameters?: Readonly<Record<string, string | number>>) => string;

/** Everything needed to describe filters in the language of the user. */
export interface FilterFormatter {
  readonly schema: Schema;
  readonly collection: string;
  /** BCP 47. */
  readonly locale: string;
  readonly translate: Translate;
  /** The field with our texts for the keys that the platform uses in its options. */
  readonly localizeField: (field: Field) => Field;
  readonly fieldName: FieldNaming;
  /** The name of an item; null while it is unknown. */
  readonly itemName: (collection: string, key: string | number) => string | null;
}

/** The last field of a path; null for an invalid path. */
export const fieldAt = (
  { schema, collection }: Pick<FilterFormatter, 'schema' | 'collection'>,
  path: string,
): Field | null => filterSteps(schema, collection, path)?.at(-1)?.field ?? null;

/** The names of all fields of a path, 'Author › Name'; the path itself where it is invalid. */
export const pathName = (
  { schema, collection, locale, fieldName }: Pick<FilterFormatter, 'schema' | 'collection' | 'locale' | 'fieldName'>,
  path: string,
): string => {
  const steps = filterSteps(schema, collection, path);
  return steps === null ? path : pathLabel(schema, steps, fieldName, locale);
};

/** The related collection of a field that holds a key. */
export const relatedCollection = (schema: Schema, { collection, field }: Field): string | null =>
  relatedCollectionOf(schema, collection, field);

const DYNAMIC: Readonly<Record<string, string>> = {
  $NOW: 'filter_now',
  $CURRENT_USER: 'filter_me',
  $CURRENT_ROLE: 'filter_my_role',
};

const DATE_FORMATS: Readonly<Record<DateType, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  timestamp: { dateStyle: 'medium', timeStyle: 'short' },
};

/** A timestamp is formatted in the time zone of the user; a date without a zone keeps its day. */
const formatDateValue = (text: string, type: DateType, locale: string): string => {
  const parts = parseDateText(text);
  if (parts === null || (parts.date === null && type !== 'time')) return text;
  const isZoned = type === 'timestamp' && parts.zone !== null;
  const instant = Date.parse(
    isZoned ? text : `${type === 'time' ? '1970-01-01' : parts.date}T${parts.time ?? '00:00'}Z`,
  );
  if (Number.isNaN(instant)) return text;
  return new Intl.DateTimeFormat(
    locale,
    isZoned ? DATE_FORMATS[type] : { ...DATE_FORMATS[type], timeZone: 'UTC' },
  ).format(instant);
};

/** A value as the user knows it: the text of a choice, the name of an item, a localised date. Never throws. */
export const formatFilterValue = (formatter: FilterFormatter, path: string, value: Json): string => {
  const text = scalarText(value);
  const dynamic = Object.hasOwn(DYNAMIC, text) ? DYNAMIC[text] : undefined;
  if (dynamic !== undefined) return formatter.translate(dynamic);
  const known = fieldAt(formatter, path);
  if (known === null) return text;
  const field = formatter.localizeField(known);
  const choice = choicesOf(field.meta?.options?.['choices'] ?? null)?.find((each) => String(each.value) === text);
  if (choice !== undefined) return choice.text;
  if (typeof value === 'boolean') return formatter.translate(value ? 'yes' : 'no');
  const related = relatedCollection(formatter.schema, field);
  if (related !== null)
    return (
      (typeof value === 'object' || typeof value === 'boolean' ? null : formatter.itemName(related, value)) ?? text
    );
  if (isDateType(field.type)) return formatDateValue(text, field.type, formatter.locale);
  return isNumeric(field.type) ? formatDigits(text, formatter.locale, groupsDigits(field)) : text;
};
