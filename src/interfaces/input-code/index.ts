import { defineInterface } from '../../kit';

export const inputCodeInterface = defineInterface({
  id: 'input-code',
  name: 'interface_input_code',
  icon: 'code',
  height: 98,
  isLarge: true,
  types: ['string', 'text', 'json'],
  component: () =>
    import(/* webpackChunkName: "interface-code" */ './input-code').then((module) => module.InputCodeInterface),
});
