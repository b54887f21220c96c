import { defineDisplay } from '../../kit';

export const formattedJsonValueDisplay = defineDisplay({
  id: 'formatted-json-value',
  name: 'display_formatted_json_value',
  icon: 'code',
  types: ['json'],
  component: () =>
    import(/* webpackChunkName: "signed-in" */ './formatted-json-value').then(
      (module) => module.FormattedJsonValueDisplay,
    ),
});
