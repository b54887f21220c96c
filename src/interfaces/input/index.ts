import { defineInterface } from '../../kit';

export const inputInterface = defineInterface({
  id: 'input',
  name: 'interface_input',
  icon: 'text_fields',
  types: ['string', 'text', 'uuid', 'integer', 'bigInteger', 'float', 'decimal'],
  component: () => import(/* webpackChunkName: "editing" */ './input').then((module) => module.InputInterface),
});
