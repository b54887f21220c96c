import { valueIn, type Item } from '../items';
import type { Field } from '../schema';

/** The field with the value that a permission gives it in the place of its column's default (spec 000, 5). */
export const withPresetDefault = (field: Field, presets: Item): Field =>
  field.schema === null || !Object.hasOwn(presets, field.field)
    ? field
    : { ...field, schema: { ...field.schema, default_value: valueIn(presets, field.field) } };
