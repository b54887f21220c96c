import { defineDisplay } from '../../kit';

export const booleanDisplay = defineDisplay({
  id: 'boolean',
  name: 'display_boolean',
  description: 'display_boolean_note',
  icon: 'check_box',
  types: ['boolean'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.booleanDisplayOptions),
  component: () => import(/* webpackChunkName: "signed-in" */ './boolean').then((module) => module.BooleanDisplay),
});
