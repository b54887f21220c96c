import type { Item } from '../../domain/items';
import type { Json } from '../../kernel';

/** A form knows only text; the platform takes the word 'null' for null. */
const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Values and a file as one form. The values come first: what follows the file comes too late for the platform. */
export const fileForm = (file: File, values: Item): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, textOf(value));
  form.append('file', file, file.name);
  return form;
};
