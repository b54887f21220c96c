import { isJsonObject, type Json } from '../../kernel';
import type { Item } from '../items';
import { segmentField, type Schema } from '../schema';
import { collectionTemplate } from './collection-template';

/** Whether an item holds what is at the end of a path: of a related item that is not loaded there is only its key. */
const isLoaded = (value: Json | undefined, path: readonly string[]): boolean => {
  if (value === undefined) return false;
  const [segment, ...rest] = path;
  if (segment === undefined || value === null) return true;
  if (Array.isArray(value)) return value.every((entry: Json) => isLoaded(entry, path));
  const field = segmentField(segment);
  return isJsonObject(value) && Object.hasOwn(value, field) && isLoaded(value[field], rest);
};

/**
 * The name of an item by the display template of its collection, from the values that are loaded already, for a reader
 * of a language. Null without a template, while one of its values is not loaded, and if it renders nothing.
 */
export const loadedItemName =
  (schema: Schema, collection: string, item: Item) =>
  (language: string): string | null => {
    const template = schema.collections.get(collection)?.meta?.display_template;
    if (!template) return null;
    const { fields, render } = collectionTemplate(schema, collection, template, language);
    return fields.every((path) => isLoaded(item, path.split('.'))) ? render(item) || null : null;
  };

/**
 * The name of an item that was saved, archived or deleted. Answers to writes lack the related values of the template: the
 * title from before has them, and is still right unless one of its values was sent.
 */
export const writtenItemName =
  (schema: Schema, collection: string, item: Item, sent: Item, title: string | null) =>
  (language: string): string | null => {
    const loaded = loadedItemName(schema, collection, item)(language);
    if (loaded !== null || title === null) return loaded;
    const template = schema.collections.get(collection)?.meta?.display_template ?? null;
    const { fields } = collectionTemplate(schema, collection, template, language);
    return fields.some((path) => Object.hasOwn(sent, segmentField(path.split('.', 1)[0] ?? path))) ? null : title;
  };
