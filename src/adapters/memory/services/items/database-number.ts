import type { Field } from '../../../../domain/schema';
import { parseDecimal } from '../../../../domain/values';
import type { Json } from '../../../../kernel';
import type { NumberAnswers } from '../../world/world';

/** Numbers with more digits before the point are not written out. */
const MAX_WHOLE_DIGITS = 1000;

/** Rounds a number to so many decimals, halves away from zero, and fills up with zeros: '3.5' is '3.50'. */
export const roundToScale = (text: string, scale: number): string => {
  const number = parseDecimal(text);
  if (number === null || number.point > MAX_WHOLE_DIGITS) return text;
  const { digits, point, isNegative } = number;
  const length = Math.max(point + scale, 0);
  const isUp = point + scale >= 0 && (digits[length] ?? '0') >= '5';
  const units = BigInt(`0${digits.slice(0, length).padEnd(length, '0')}`) + (isUp ? 1n : 0n);
  const all = units.toString().padStart(scale + 1, '0');
  const sign = isNegative && units > 0n ? '-' : '';
  return scale === 0 ? `${sign}${all}` : `${sign}${all.slice(0, -scale)}.${all.slice(-scale)}`;
};

/** Of a big integer 0; null for a decimal column that keeps all decimals. */
const scaleOf = ({ type, schema }: Field): number | null =>
  type === 'bigInteger' ? 0 : (schema?.numeric_scale ?? null);

/**
 * A big integer or decimal as its database stores and answers it; undefined when the value is no number. As text it is
 * rounded to the scale of the column; as number it loses the digits that a double does not hold.
 */
export const databaseNumber = (field: Field, value: Json, answers: NumberAnswers): Json | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  if (parseDecimal(text) === null) return undefined;
  if (answers === 'number') return Number.isFinite(Number(text)) ? Number(text) : text;
  const scale = scaleOf(field);
  return scale === null ? text : roundToScale(text, scale);
};
