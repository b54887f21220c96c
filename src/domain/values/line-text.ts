import type { Json } from '../../kernel';

/** A cell shows a line, not a book. */
const LONGEST = 300;

/** Any value as a line of plain text, structures as compact JSON; longer ones are cut, with an ellipsis. */
export const lineText = (value: Json): string => {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};
