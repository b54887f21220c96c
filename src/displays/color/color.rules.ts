import { lineText, parseColor, printColor } from '../../domain/values';
import type { Json } from '../../kernel';

/** The text as it is kept, and what can be painted; null for what is no colour. */
export const shownColor = (value: Json): { readonly text: string; readonly color: string | null } => {
  const text = lineText(value);
  const color = parseColor(text);
  return { text, color: color && printColor(color) };
};
