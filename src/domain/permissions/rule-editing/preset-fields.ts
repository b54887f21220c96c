import type { JsonObject } from '../../../kernel';
import { type Field, fieldsOf, isAlias, isPrimaryKey, relatedCollectionOf, type Schema } from '../../schema';

/** The variables that the server replaces when an item is written. */
const VARIABLES = ['$CURRENT_USER', '$CURRENT_ROLE', '$NOW'];

/**
 * The fields of a collection as a form of presets shows them: without defaults, since nothing is preset then, and with
 * every one editable. Lists of related items have no column that could be preset.
 */
export const presetFields = (schema: Schema, collection: string): readonly Field[] =>
  fieldsOf(schema, collection)
    .filter((field) => !isAlias(field) && !isPrimaryKey(field))
    .map((field) => ({
      ...field,
      schema: field.schema && { ...field.schema, default_value: null, is_nullable: true },
      meta: field.meta && { ...field.meta, readonly: false, hidden: false, group: null },
    }));

/** The presets that the server replaces by a value of the request. */
export const dynamicPresets = (presets: JsonObject): readonly { readonly name: string; readonly variable: string }[] =>
  Object.entries(presets).flatMap(([name, value]) =>
    typeof value === 'string' && VARIABLES.includes(value) ? [{ name, variable: value }] : [],
  );

const variableFor = (schema: Schema, { collection, field, type }: Field): string | null => {
  const related = relatedCollectionOf(schema, collection, field);
  if (related === 'directus_users') return '$CURRENT_USER';
  if (related === 'directus_roles') return '$CURRENT_ROLE';
  return type === 'timestamp' || type === 'dateTime' ? '$NOW' : null;
};

/** The fields of a collection that a variable fits, and which one. */
export const dynamicValuesFor = (
  schema: Schema,
  collection: string,
): readonly { readonly field: Field; readonly variable: string }[] =>
  presetFields(schema, collection).flatMap((field) => {
    const variable = variableFor(schema, field);
    return variable === null ? [] : [{ field, variable }];
  });
