import { defineDisplay } from '../../kit';
import { relatedFields, relatedText } from './related-fields.rules';

export const relatedValuesDisplay = defineDisplay({
  id: 'related-values',
  name: 'display_related_values',
  icon: 'settings_ethernet',
  types: ['alias', 'string', 'uuid', 'integer', 'bigInteger', 'json'],
  component: () => import(/* webpackChunkName: "display-related-values" */ './related-values').then((module) => module.RelatedValuesDisplay),
  fields: relatedFields,
  text: relatedText,
});
