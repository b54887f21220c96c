import { parseColor, printColor, readableOn } from '../../domain/values';

/** The configured colour of what is ticked, and one that is read on it, as variables of the style sheet. */
export const choiceColors = (color: string | undefined): Readonly<Record<string, string>> => {
  if (color === undefined) return {};
  const known = parseColor(color);
  return { '--choice-fill': color, ...(known !== null && { '--choice-on': printColor(readableOn(known)) }) };
};
