import { defineInterface } from '../../kit';

export const booleanInterface = defineInterface({
  id: 'boolean',
  name: 'interface_boolean',
  description: 'interface_boolean_note',
  icon: 'toggle_on',
  types: ['boolean'],
  recommendedDisplays: ['boolean'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.booleanOptions),
  component: () => import(/* webpackChunkName: "editing" */ './boolean').then((module) => module.BooleanInterface),
});
