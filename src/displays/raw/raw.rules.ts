import type { Json } from '../../kernel';

/** A cell shows a line, not a book; longer values are cut, with an ellipsis. */
const LONGEST = 300;

export const rawText = (value: Json): string => {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};
