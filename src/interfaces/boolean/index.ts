import { defineInterface } from '../../kit';

export const booleanInterface = defineInterface({
  id: 'boolean',
  name: 'interface_boolean',
  icon: 'toggle_on',
  types: ['boolean'],
  component: () => import(/* webpackChunkName: "editing" */ './boolean').then((module) => module.BooleanInterface),
});
