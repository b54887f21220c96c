import type { Json } from '../../kernel';

/** A spreadsheet takes a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r\0]/;

const NUMBER = /^-?\d+(?:\.\d+)?$/;

const textOf = (value: Json): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** One cell of a CSV file: quoted where it has to be, and with an apostrophe before what a spreadsheet would run. */
export const csvCell = (value: Json): string => {
  const text = textOf(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
