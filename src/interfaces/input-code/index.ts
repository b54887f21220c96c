import { defineInterface } from '../../kit';

export const inputCodeInterface = defineInterface({
  id: 'input-code',
  name: 'interface_input_code',
  description: 'interface_input_code_note',
  icon: 'code',
  height: 98,
  isLarge: true,
  types: ['string', 'text', 'json'],
  recommendedDisplays: ['formatted-json-value'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.inputCodeOptions),
  component: () =>
    import(/* webpackChunkName: "interface-code" */ './input-code').then((module) => module.InputCodeInterface),
});
