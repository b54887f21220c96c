import { titleCase } from '../../domain/schema';
import { lineText, savedColor, savedFlag, savedText } from '../../domain/values';
import type { Json, JsonObject } from '../../kernel';

export interface ValueFormat {
  readonly title: boolean;
  readonly bold: boolean;
  readonly font: 'sans-serif' | 'serif' | 'monospace';
  readonly color: string | null;
  readonly prefix: string;
  readonly suffix: string;
}

/** Earlier versions of the platform call the first of them `formatTitle`, later ones `format`. */
export const valueFormat = (options: JsonObject): ValueFormat => {
  const font = savedText(options, 'font');
  return {
    title: savedFlag(options, 'formatTitle') || savedFlag(options, 'format'),
    bold: savedFlag(options, 'bold'),
    font: font === 'serif' || font === 'monospace' ? font : 'sans-serif',
    color: savedColor(options, 'color'),
    prefix: savedText(options, 'prefix') ?? '',
    suffix: savedText(options, 'suffix') ?? '',
  };
};

/** Title case is for texts; a number or a structure has none. */
export const formattedText = (value: Json, { title, prefix, suffix }: ValueFormat): string => {
  const text = lineText(value);
  return `${prefix}${title && typeof value === 'string' ? titleCase(text) : text}${suffix}`;
};
