import { memberDecoder, textOrNull } from '../../kernel';
import type { Item } from '../items';
import { fieldsOf, relatedCollectionOf, type Field, type Schema } from '../schema';
import { referenceOf } from '../templates';
import { objectIn } from './saved-values';

export const FILES = 'directus_files';

/** The image source of the files collection: each file is its own picture. */
export const OWN_THUMBNAIL = 'thumbnail';

/** What a thumbnail needs of a file; null for values that are not readable. */
export interface Thumbnail {
  readonly id: string;
  readonly type: string | null;
  readonly modified_on: string | null;
}

const THUMBNAIL = { id: textOrNull, type: textOrNull, modified_on: textOrNull };

const decodeThumbnail = memberDecoder(THUMBNAIL);

/** Fields that point to one file. */
export const fileFields = (schema: Schema, collection: string): readonly Field[] =>
  fieldsOf(schema, collection).filter((field) => relatedCollectionOf(schema, collection, field.field) === FILES);

/** Possible image sources of a collection's cards, the default first. */
export const imageSources = (schema: Schema, collection: string): readonly string[] => [
  ...(collection === FILES ? [OWN_THUMBNAIL] : []),
  ...fileFields(schema, collection).map((field) => field.field),
];

/**
 * Fields to request for the pictures of items. Fields that the user cannot read are omitted, because the server would
 * refuse the list; without the file's id nothing is requested.
 */
export const thumbnailFields = (schema: Schema, collection: string, source: string | null): readonly string[] => {
  if (source === null) return [];
  const pathOf = (part: string): string => (source === OWN_THUMBNAIL ? part : `${source}.${part}`);
  const fields = Object.keys(THUMBNAIL)
    .map(pathOf)
    .filter((path) => referenceOf(schema, collection, path) !== null);
  return fields.includes(pathOf('id')) ? fields : [];
};

/** The thumbnail of an item; null when it has none. */
export const thumbnailOf = (item: Item, source: string | null): Thumbnail | null => {
  if (source === null) return null;
  const { id, ...file } = decodeThumbnail(source === OWN_THUMBNAIL ? item : objectIn(item, source));
  return id === null ? null : { id, ...file };
};
