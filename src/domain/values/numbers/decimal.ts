/** A decimal number with every digit: 0.digits × 10^point. Zero has no digits. */
export interface Decimal {
  readonly isNegative: boolean;
  /** Without zeros at either end. */
  readonly digits: string;
  readonly point: number;
}

const ZERO: Decimal = { isNegative: false, digits: '', point: 0 };

const DECIMAL = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/** The number that a text means; null when it is none. Never loses a digit. */
export const parseDecimal = (text: string): Decimal | null => {
  const match = DECIMAL.exec(text.trim());
  if (match === null) return null;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const all = whole + fraction;
  const significant = all.replace(/^0+/, '');
  const digits = significant.replace(/0+$/, '');
  if (digits === '') return ZERO;
  const leadingZeros = all.length - significant.length;
  return { isNegative: sign === '-', digits, point: whole.length - leadingZeros + Number(exponent) };
};

const compareMagnitudes = (one: Decimal, other: Decimal): number => {
  if (one.digits === '' || other.digits === '') return one.digits.length - other.digits.length;
  if (one.point !== other.point) return one.point - other.point;
  return one.digits < other.digits ? -1 : one.digits > other.digits ? 1 : 0;
};

/** Longer numbers are not rounded. */
const MAX_PLACES = 400;

/** The number × 10^places, which has to be whole. */
const scaled = ({ isNegative, digits, point }: Decimal, places: number): bigint =>
  BigInt(`${isNegative ? '-' : ''}${digits.padEnd(point + places, '0') || '0'}`);

/** True if the second is the first, rounded to this number of decimal places. */
export const isRoundedTo = (exact: Decimal, rounded: Decimal, scale: number): boolean => {
  const places = Math.max(scale + 1, ...[exact, rounded].map(({ digits, point }) => digits.length - point));
  if (places > MAX_PLACES || Math.max(exact.point, rounded.point) > MAX_PLACES) return false;
  if (rounded.digits.length - rounded.point > scale) return false;
  const difference = scaled(exact, places) - scaled(rounded, places);
  const half = 5n * 10n ** BigInt(places - scale - 1);
  return difference <= half && -difference <= half;
};

/** Negative, zero or positive. Exact. */
export const compareDecimals = (one: Decimal, other: Decimal): number => {
  if (one.isNegative !== other.isNegative) return one.isNegative ? -1 : 1;
  return one.isNegative ? compareMagnitudes(other, one) : compareMagnitudes(one, other);
};
