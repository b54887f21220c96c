/** A decimal number as an integer and its number of decimals. */
interface Scaled {
  readonly digits: bigint;
  readonly scale: number;
}

const PLAIN = /^(-?\d+)(?:\.(\d+))?$/;

const parseScaled = (text: string): Scaled | null => {
  const match = PLAIN.exec(text.trim());
  if (match === null) return null;
  const [, whole = '', rest = ''] = match;
  return { digits: BigInt(`${whole}${rest}`), scale: rest.length };
};

const scaleTo = ({ digits, scale }: Scaled, to: number): bigint => digits * 10n ** BigInt(to - scale);

const printScaled = (digits: bigint, scale: number): string => {
  const sign = digits < 0n ? '-' : '';
  const all = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const rest = all.slice(all.length - scale).replace(/0+$/, '');
  const whole = all.slice(0, all.length - scale);
  return scale === 0 || rest === '' ? `${sign}${whole}` : `${sign}${whole}.${rest}`;
};

export interface StepRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/**
 * The number one step up or down, as text, without losing a digit; an empty text counts as 0. Stops at the ends of
 * the range. Null at the end of the range, and when the text or the step is not a plain decimal number.
 */
export const stepDecimal = (text: string, step: number, direction: 1 | -1, { min, max }: StepRange): string | null => {
  const from = parseScaled(text.trim() === '' ? '0' : text);
  const by = parseScaled(String(Math.abs(step)));
  const edge = direction === 1 ? max : min;
  const end = edge === undefined ? null : parseScaled(String(edge));
  if (from === null || by === null || by.digits === 0n) return null;
  const scale = Math.max(from.scale, by.scale, end?.scale ?? 0);
  const start = scaleTo(from, scale);
  const next = start + BigInt(direction) * scaleTo(by, scale);
  if (end === null) return printScaled(next, scale);
  const limit = scaleTo(end, scale);
  const isThere = direction === 1 ? start >= limit : start <= limit;
  if (isThere) return null;
  const isBeyond = direction === 1 ? next > limit : next < limit;
  return printScaled(isBeyond ? limit : next, scale);
};
