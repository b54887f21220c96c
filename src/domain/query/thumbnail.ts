import type { Item } from '../items';
import { fieldsOf, relatedCollectionOf, type Field, type Schema } from '../schema';
import { referenceOf } from '../templates';
import { objectIn, textIn } from './saved-values';

const FILES = 'directus_files';

/** The image source of files: each one is its own picture. */
export const OWN_THUMBNAIL = 'thumbnail';

/** What is needed to show a file small: which one, what kind, and when it last changed; null also for what may not be read. */
export interface Thumbnail {
  readonly id: string;
  readonly type: string | null;
  readonly modified_on: string | null;
}

const THUMBNAIL_PARTS = ['id', 'type', 'modified_on'] as const;

/** Fields that point to one file. */
export const fileFields = (schema: Schema, collection: string): readonly Field[] =>
  fieldsOf(schema, collection).filter((field) => relatedCollectionOf(schema, collection, field.field) === FILES);

/** Where the pictures of a collection's cards can come from, the usual source first. */
export const imageSources = (schema: Schema, collection: string): readonly string[] => [
  ...(collection === FILES ? [OWN_THUMBNAIL] : []),
  ...fileFields(schema, collection).map((field) => field.field),
];

/**
 * What to ask items for so that their pictures can be shown. What is not for this person's eyes is left out, for the server
 * would refuse the list; without the file's id there is no picture, and nothing is asked for.
 */
export const thumbnailFields = (schema: Schema, collection: string, source: string | null): readonly string[] => {
  if (source === null) return [];
  const pathOf = (part: string): string => (source === OWN_THUMBNAIL ? part : `${source}.${part}`);
  const asked = THUMBNAIL_PARTS.map(pathOf).filter((path) => referenceOf(schema, collection, path) !== null);
  return asked.includes(pathOf('id')) ? asked : [];
};

/** The picture of an item; null when it has none. */
export const thumbnailOf = (item: Item, source: string | null): Thumbnail | null => {
  if (source === null) return null;
  const file = source === OWN_THUMBNAIL ? item : objectIn(item, source);
  const id = textIn(file, 'id');
  return id === null ? null : { id, type: textIn(file, 'type'), modified_on: textIn(file, 'modified_on') };
};
