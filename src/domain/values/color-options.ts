import type { JsonObject } from '../../kernel';
import { printColor } from './color';
import { textOption } from './options';
import { isColorOption, parseColor } from './parse-color';

/** A colour that may go into a style: hex or a variable. */
export const colorOption = (options: JsonObject, name: string): string | undefined => {
  const option = textOption(options, name)?.trim();
  return option !== undefined && isColorOption(option) ? option : undefined;
};

/** A colour as '#RRGGBB', safe in a style; null where there is none that can be read. */
export const hexOption = (options: JsonObject, name: string): string | null => {
  const color = parseColor(textOption(options, name) ?? '');
  return color === null ? null : printColor({ ...color, alpha: 1 });
};
