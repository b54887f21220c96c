import { isAlias, type Field, type Schema } from '../../domain/schema';
import type { JsonObject } from '../../kernel';
import { defineDisplay, memoizeByField } from '../../kit';
import { relatedFields, relatedFormatter } from './related-fields.rules';

const naming = memoizeByField(
  (field: Field, schema: Schema, related: string, options: JsonObject, language: string | undefined) =>
    relatedFormatter({ schema, field, related, options, language }),
);

export const relatedValuesDisplay = defineDisplay({
  id: 'related-values',
  name: 'display_related_values',
  description: 'display_related_values_note',
  icon: 'settings_ethernet',
  types: ['alias', 'string', 'uuid', 'integer', 'bigInteger', 'json'],
  options: () =>
    import(/* webpackChunkName: "options" */ './options').then((module) => module.relatedValuesDisplayOptions),
  component: () =>
    import(/* webpackChunkName: "signed-in" */ './related-values').then((module) => module.RelatedValuesDisplay),
  fields: relatedFields,
  text: (value, { schema, field, related, options, language }) =>
    naming(field, schema, related, options, language)(value),
  plain: (field) => !isAlias(field),
});
