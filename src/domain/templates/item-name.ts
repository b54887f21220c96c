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

/** A write to the item since its title was read. */
interface NamedWrite {
  readonly sent: Item;
  /** The title of the item before the write. */
  readonly title: string | null;
}

/**
 * The name of an item in a notification: by the display template of its collection, from the values that are loaded
 * already, for a reader of a language. Answers to writes lack the related values of the template: the title from before
 * the write has them, and is still right unless one of its values was sent. Null without a template, while one of its
 * values is not known, and if it renders nothing.
 */
export const itemName =
  (schema: Schema, collection: string, item: Item, { sent, title }: NamedWrite = { sent: {}, title: null }) =>
  (language: string): string | null => {
    const template = schema.collections.get(collection)?.meta?.display_template;
    if (!template) return null;
    const { fields, render } = collectionTemplate(schema, collection, template, language);
    const loaded = fields.every((path) => isLoaded(item, path.split('.'))) ? render(item) : '';
    if (loaded !== '') return loaded;
    return fields.some((path) => Object.hasOwn(sent, segmentField(path.split('.', 1)[0] ?? path))) ? null : title;
  };

/** The fields that `itemName` renders; none for a collection without a template. Lists request them for their rows. */
export const itemNameFields = (schema: Schema, collection: string): readonly string[] => {
  const template = schema.collections.get(collection)?.meta?.display_template;
  return template ? collectionTemplate(schema, collection, template).fields : [];
};
