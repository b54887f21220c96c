import { defineInterface } from '../../kit';

export const inputInterface = defineInterface({
  id: 'input',
  name: 'interface_input',
  description: 'interface_input_note',
  icon: 'text_fields',
  types: ['string', 'text', 'uuid', 'integer', 'bigInteger', 'float', 'decimal'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.inputOptions),
  component: () => import(/* webpackChunkName: "editing" */ './input').then((module) => module.InputInterface),
});
