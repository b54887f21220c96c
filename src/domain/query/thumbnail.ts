import type { Item } from '../items';
import { fieldsOf, relatedCollectionOf, type Field, type Schema } from '../schema';
import { partIn, textIn } from './saved-part';

const FILES = 'directus_files';

/** The image source of files: each one is its own picture. */
export const OWN_THUMBNAIL = 'thumbnail';

/** What is needed to show a file small: which one, what kind, and when it last changed. */
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

/** What to ask items for so that their pictures can be shown. */
export const thumbnailFields = (source: string | null): readonly string[] => {
  if (source === null) return [];
  return source === OWN_THUMBNAIL ? THUMBNAIL_PARTS : THUMBNAIL_PARTS.map((part) => `${source}.${part}`);
};

/** The picture of an item; null when it has none. */
export const thumbnailOf = (item: Item, source: string | null): Thumbnail | null => {
  if (source === null) return null;
  const file = source === OWN_THUMBNAIL ? item : partIn(item, source);
  const id = textIn(file, 'id');
  return id === null ? null : { id, type: textIn(file, 'type'), modified_on: textIn(file, 'modified_on') };
};
