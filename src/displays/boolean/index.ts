import { defineDisplay } from '../../kit';

export const booleanDisplay = defineDisplay({
  id: 'boolean',
  name: 'display_boolean',
  icon: 'check_box',
  types: ['boolean'],
  component: () => import(/* webpackChunkName: "signed-in" */ './boolean').then((module) => module.BooleanDisplay),
});
