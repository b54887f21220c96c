import type { JsonObject } from '../../kernel';
import type { Schema } from '../schema';
import { initialValues } from './edits';
import type { Item } from './item';

/**
 * What a new item starts with: the defaults of its columns, and over them the presets of the permission to create
 * (spec 000, 5). The presets come with their dynamic values put in.
 */
export const newItemValues = (schema: Schema, collection: string, presets: JsonObject | null): Item => ({
  ...initialValues(schema, collection, null),
  ...presets,
});
