import { type JsonObject, shorten } from '../../kernel';
import { type Field, isNoData } from '../schema';
import { renderTemplate } from './template';

/** In characters. */
const MAX_NAME_LENGTH = 300;

/** The name of an entry of a JSON list: by the template, else by its first field with a value; '' for an empty one. */
export const entryName = (entry: JsonObject, template: string | undefined, fields: readonly Field[]): string => {
  const named = template === undefined ? '' : renderTemplate(template, entry);
  const texts = fields.filter((field) => !isNoData(field)).map(({ field }) => renderTemplate(`{{${field}}}`, entry));
  return shorten(named || (texts.find((text) => text !== '') ?? ''), MAX_NAME_LENGTH, '…');
};
