import { type Access, readablePaths } from '../permissions';
import type { Schema } from '../schema';
import { isJsonObject, type Json } from '../../kernel';
import { imageSources, type Thumbnail, thumbnailFields, thumbnailOf } from './thumbnail';

/** Where the picture of an item is found. */
export interface ItemPictures {
  readonly source: string | null;
  /** Dotted fields of an item. */
  readonly fields: readonly string[];
}

/**
 * The first field that points to a file, as in cards, unless the template, whose paths are those of an item, names
 * another one. Null for items without such a field, and if the user may not read it.
 */
export const itemPictures = (
  schema: Schema,
  access: Access,
  collection: string,
  template: readonly string[],
): ItemPictures | null => {
  const sources = imageSources(schema, collection);
  const named = sources.find((source) => template.some((path) => path.startsWith(`${source}.`)));
  const source = named ?? sources[0] ?? null;
  const fields = thumbnailFields(schema, collection, source);
  const readable = readablePaths(access, schema, collection, fields);
  const [id] = fields;
  return id === undefined || !readable.includes(id) ? null : { source, fields: readable };
};

/** The picture of an item; null when it has none. */
export const pictureIn = (pictures: ItemPictures | null | undefined, item: Json): Thumbnail | null =>
  pictures != null && isJsonObject(item) ? thumbnailOf(item, pictures.source) : null;
