import type { Json } from '../../../kernel';
import type { FieldType } from '../../schema';
import { isDateType, parseDateText, toDateInput } from '../dates/date-value';
import { isNumeric } from '../numbers';
import { readDate } from './date-entry';
import type { EntryReading } from './entry-reading';
import { latinText } from './latin-text';
import type { EntryNotation } from './notation';
import { printNumber, readNumber } from './number-entry';

/** In every language, since none of them has one of these words for the opposite. */
const YES = [
  'true',
  'yes',
  'y',
  '1',
  'on',
  'wahr',
  'ja',
  'vrai',
  'oui',
  'verdadero',
  'sí',
  'si',
  '真',
  'はい',
  '是',
  'نعم',
  'صواب',
];
const NO = [
  'false',
  'no',
  'n',
  '0',
  'off',
  'falsch',
  'nein',
  'faux',
  'non',
  'falso',
  '偽',
  'いいえ',
  '否',
  'لا',
  'خطأ',
];

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ...YES.map((word) => [word, true] as const),
  ...NO.map((word) => [word, false] as const),
]);

const readBoolean = (text: string): EntryReading => {
  const word = latinText(text).normalize('NFC').toLowerCase();
  const value = word === '' ? null : BOOLEANS.get(word);
  return value === undefined ? { kind: 'refused', problem: 'no_boolean' } : { kind: 'value', value, isDoubtful: false };
};

/** Whether people write values of this type in more than one way. */
export const hasEntryNotation = (type: FieldType): boolean => isNumeric(type) || isDateType(type) || type === 'boolean';

/**
 * The value of a text that was typed, pasted or stands in a file. Text of types without a notation is its own value.
 * Total.
 */
export const readEntry = (text: string, type: FieldType, notation: EntryNotation): EntryReading => {
  if (isNumeric(type)) return readNumber(text, type, notation);
  if (isDateType(type)) return readDate(text, type, notation);
  return type === 'boolean' ? readBoolean(text) : { kind: 'value', value: text, isDoubtful: false };
};

/** The value that was read; undefined for a refused text. */
export const entryValue = (text: string, type: FieldType, notation: EntryNotation): Json | undefined => {
  const reading = readEntry(text, type, notation);
  return reading.kind === 'value' ? reading.value : undefined;
};

/** The value as it is edited: numbers with the decimal mark of the notation. `readEntry` reads it again. */
export const printEntry = (value: Json, type: FieldType, notation: EntryNotation): string =>
  printNumber(value, isNumeric(type) ? notation : { decimal: '.' });

const DATE_TEXT = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** The value in a form that has one meaning: a number without grouped digits, a date with the name of its month. */
export const entryText = (value: Json, type: FieldType, notation: EntryNotation): string => {
  const text = printEntry(value, type, notation);
  if (!isDateType(type)) return text;
  const parts = parseDateText(notation.zone === undefined ? text : toDateInput(text, type, notation.zone));
  if (parts === null || parts.date === null || parts.zone !== null) return text;
  const format = new Intl.DateTimeFormat(
    notation.locale,
    type === 'date' ? DATE_TEXT : { ...DATE_TEXT, timeStyle: 'medium' },
  );
  return format.format(Date.parse(`${parts.date}T${parts.time ?? '00:00'}Z`));
};
