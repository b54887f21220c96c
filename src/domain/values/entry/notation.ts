import type { FieldType } from '../../schema';
import { isDateType } from '../dates/date-value';
import { isNumeric } from '../numbers';
import { latinText } from './latin-text';

/** The mark before decimals. The other one of the two groups digits. */
export type DecimalMark = '.' | ',';

/** The order of day and month in a date that ends with its year. */
export type DateOrder = 'day_first' | 'month_first';

/** How numbers and dates are written. */
export interface EntryNotation {
  /** BCP 47: for examples and the words of the halves of the day. */
  readonly locale: string;
  readonly decimal: DecimalMark;
  readonly dates: DateOrder;
  /** Nothing else is read, as in a column of a file. Otherwise a text with another meaning only is read by that one. */
  readonly isStrict: boolean;
  /** The time zone of the wall clock times that people write; without it a timestamp stays without a zone. */
  readonly zone?: string;
}

const EXAMPLE_DAY = Date.UTC(2024, 11, 31);

const dayFormat = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' });

const orderOf = (locale: string): DateOrder => {
  const types = dayFormat(locale)
    .formatToParts(EXAMPLE_DAY)
    .map(({ type }) => type);
  return types.indexOf('day') < types.indexOf('month') ? 'day_first' : 'month_first';
};

/** Arabic has a mark of its own, which is read always; with Latin digits it writes a point. */
const decimalOf = (locale: string): DecimalMark =>
  new Intl.NumberFormat(locale).formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.';

const notations = new Map<string, EntryNotation>();

/** The notation of a language. */
export const entryNotation = (locale: string): EntryNotation => {
  const known = notations.get(locale) ?? {
    locale,
    decimal: decimalOf(locale),
    dates: orderOf(locale),
    isStrict: false,
  };
  notations.set(locale, known);
  return known;
};

/** What separates the cells of a table file in this language: spreadsheets keep the comma for decimals. */
export const listSeparator = (locale: string): ',' | ';' =>
  entryNotation(locale).decimal === ',' || locale.startsWith('ar') ? ';' : ',';

const exampleNumber = (number: number, { locale, decimal }: EntryNotation): string =>
  new Intl.NumberFormat(
    decimal === entryNotation(locale).decimal ? locale : decimal === ',' ? 'de-DE' : 'en-US',
  ).format(number);

const exampleDay = ({ locale, dates }: EntryNotation): string => {
  const isOwn = dates === entryNotation(locale).dates;
  return latinText(dayFormat(isOwn ? locale : dates === 'day_first' ? 'fr-FR' : 'en-US').format(EXAMPLE_DAY));
};

const EXAMPLE_TIME = '14:30';

/** What an entry of this type looks like, '1.234,5' or '31.12.2024 14:30'; empty for types that have no notation. */
export const entryExample = (type: FieldType, notation: EntryNotation): string => {
  if (isNumeric(type)) return exampleNumber(type === 'integer' || type === 'bigInteger' ? 1234 : 1234.5, notation);
  if (!isDateType(type)) return '';
  if (type === 'time') return EXAMPLE_TIME;
  return type === 'date' ? exampleDay(notation) : `${exampleDay(notation)} ${EXAMPLE_TIME}`;
};
