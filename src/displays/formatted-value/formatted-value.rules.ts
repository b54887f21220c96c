import { titleCase } from '../../domain/schema';
import { lineText, hexOption, flagOption, textOption } from '../../domain/values';
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
  const font = textOption(options, 'font');
  return {
    title: flagOption(options, 'formatTitle') || flagOption(options, 'format'),
    bold: flagOption(options, 'bold'),
    font: font === 'serif' || font === 'monospace' ? font : 'sans-serif',
    color: hexOption(options, 'color'),
    prefix: textOption(options, 'prefix') ?? '',
    suffix: textOption(options, 'suffix') ?? '',
  };
};

/** Title case is for texts; a number or a structure has none. */
export const formattedText = (value: Json, { title, prefix, suffix }: ValueFormat): string => {
  const text = lineText(value);
  return `${prefix}${title && typeof value === 'string' ? titleCase(text) : text}${suffix}`;
};
