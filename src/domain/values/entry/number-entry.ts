import type { Json } from '../../../kernel';
import type { FieldType } from '../../schema';
import { compareDecimals, numericValue, parseDecimal } from '../numbers';
import type { EntryReading } from './entry-reading';
import { latinText } from './latin-text';
import type { DecimalMark, EntryNotation } from './notation';

/** Blanks, apostrophes and the Arabic mark group digits in every language. */
const GROUPING = /(?<=\d)[\s'’ʼ٬](?=\d)/g;

const ARABIC_DECIMAL = '٫';

/** By decimal mark: sign, grouped digits or others, decimals, exponent. All groups are separated in the same way. */
const PATTERNS: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^([+-]?)(?=\.?\d)(?:([1-9]\d{0,2}(?:([,'])\d{3})(?:\3\d{3})*)|(\d*))(?:\.(\d*))?(e[+-]?\d+)?$/i,
  ',': /^([+-]?)(?=,?\d)(?:([1-9]\d{0,2}(?:([.'])\d{3})(?:\3\d{3})*)|(\d*))(?:,(\d*))?(e[+-]?\d+)?$/i,
};

interface NumberParts {
  /** As the platform writes it. */
  readonly plain: string;
  readonly decimals: string;
  /** Grouped by the mark that is the decimal one elsewhere, and without decimals: '1.234' where the comma is. */
  readonly isGroupedOnly: boolean;
}

const partsIn = (text: string, mark: DecimalMark): NumberParts | null => {
  const match = PATTERNS[mark].exec(text);
  if (match === null) return null;
  const [, sign, grouped, group, digits = '', decimals = '', exponent = ''] = match;
  const whole = grouped?.replaceAll(group ?? '', '') ?? digits;
  return {
    plain: `${sign === '-' ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}${exponent}`,
    decimals,
    isGroupedOnly: grouped !== undefined && group !== "'" && decimals === '',
  };
};

/** Three digits that can be a group are one: '1.000' is a thousand, '12.00' and '0.000' are not. */
const CAN_BE_GROUPED = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** A whole number in plain notation; spreadsheets write it with the decimals '.0' or '.00'. Null for another number. */
const wholePlain = ({ plain, decimals }: NumberParts): string | null => {
  if (/e/i.test(plain)) {
    const number = parseDecimal(plain);
    return number !== null && number.digits.length <= number.point ? plain : null;
  }
  if (decimals === '') return plain;
  return /^0+$/.test(decimals) && !CAN_BE_GROUPED.test(plain) ? plain.slice(0, -decimals.length - 1) : null;
};

const isWholeType = (type: FieldType): boolean => type === 'integer' || type === 'bigInteger';

const isSame = (one: string, other: string): boolean => {
  const [first, second] = [parseDecimal(one), parseDecimal(other)];
  return first !== null && second !== null && compareDecimals(first, second) === 0;
};

const MARKS: Readonly<Record<DecimalMark, readonly DecimalMark[]>> = { '.': ['.', ','], ',': [',', '.'] };

/**
 * Reads a number as people write it. The decimal mark of the notation comes first; a text that is no number with it is
 * read with the other mark, unless the notation is strict. Doubtful where the other mark was taken, and where a mark
 * may group digits or separate decimals ('1.234'). Lossless: see `numericValue`.
 */
export const readNumber = (text: string, type: FieldType, { decimal, isStrict }: EntryNotation): EntryReading => {
  const latin = latinText(text);
  if (latin === '') return { kind: 'value', value: null, isDoubtful: false };
  const isArabic = latin.includes(ARABIC_DECIMAL);
  const typed = latin.replace(GROUPING, "'").replace(ARABIC_DECIMAL, '.');
  const marks = isArabic ? (['.'] as const) : MARKS[decimal];
  const parts = marks.map((mark) => partsIn(typed, mark));
  const plains = parts.map((each) => (each === null ? null : isWholeType(type) ? wholePlain(each) : each.plain));
  const [own = null, other = null] = plains;
  const plain = own ?? (isStrict ? null : other);
  const value = plain === null ? undefined : numericValue(plain, type);
  if (plain === null || value === undefined)
    return { kind: 'refused', problem: isWholeType(type) ? 'no_whole_number' : 'no_number' };
  const isEitherWay = parts[0]?.isGroupedOnly === true && other !== null && !isSame(plain, other);
  return { kind: 'value', value, isDoubtful: own === null || isEitherWay };
};

const PLAIN_NUMBER = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** A number for editing: as the platform writes it, with the decimal mark of the notation. Other values unchanged. */
export const printNumber = (value: Json, { decimal }: Pick<EntryNotation, 'decimal'>): string => {
  const text = value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return PLAIN_NUMBER.test(text) ? text.replace('.', decimal) : text;
};
