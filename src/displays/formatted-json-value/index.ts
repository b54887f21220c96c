import { defineDisplay } from '../../kit';

export const formattedJsonValueDisplay = defineDisplay({
  id: 'formatted-json-value',
  name: 'display_formatted_json_value',
  description: 'display_formatted_json_value_note',
  icon: 'code',
  types: ['json'],
  options: () =>
    import(/* webpackChunkName: "options" */ './options').then((module) => module.formattedJsonValueDisplayOptions),
  component: () =>
    import(/* webpackChunkName: "signed-in" */ './formatted-json-value').then(
      (module) => module.FormattedJsonValueDisplay,
    ),
});
