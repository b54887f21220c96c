import { FIELD_TYPES } from '../../domain/schema';
import { defineDisplay } from '../../kit';

export const formattedValueDisplay = defineDisplay({
  id: 'formatted-value',
  name: 'display_formatted_value',
  description: 'display_formatted_value_note',
  icon: 'text_format',
  types: FIELD_TYPES.filter((type) => type !== 'alias'),
  options: () =>
    import(/* webpackChunkName: "options" */ './options').then((module) => module.formattedValueDisplayOptions),
  component: () =>
    import(/* webpackChunkName: "signed-in" */ './formatted-value').then((module) => module.FormattedValueDisplay),
});
