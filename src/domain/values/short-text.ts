import { type Json, shorten } from '../../kernel';

const badgeFormats = new Map<string, Intl.NumberFormat>();

/** A count for a badge: 999, '1K', '1.5M'; at most one decimal, with the words and digits of the language. */
export const abbreviate = (count: number, locale: string): string => {
  const known =
    badgeFormats.get(locale) ?? new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  badgeFormats.set(locale, known);
  return known.format(count);
};

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] as const;

/** An amount with at most two decimals and its unit; the number is formatted by locale elsewhere. */
export interface FileSize {
  readonly amount: number;
  readonly unit: (typeof UNITS)[number];
}

const roundToTwo = (amount: number): number => Math.round(amount * 100) / 100;

/** Bytes in the largest decimal unit that fits at least once. Negative numbers count as 0. */
export const fileSize = (bytes: number): FileSize => {
  let amount = Math.max(0, bytes) || 0;
  for (const unit of UNITS) {
    if (roundToTwo(amount) < 1000) return { amount: roundToTwo(amount), unit };
    amount /= 1000;
  }
  return { amount: roundToTwo(amount * 1000), unit: 'PB' };
};

/** The length of a table cell, in characters. */
const MAX_LINE_LENGTH = 300;

/** Any value as one line of plain text, structures as compact JSON; longer ones are cut with an ellipsis. */
export const lineText = (value: Json): string => {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return shorten(text, MAX_LINE_LENGTH, '…');
};
