import { defineInterface } from '../../kit';

export const inputHashInterface = defineInterface({
  id: 'input-hash',
  name: 'interface_input_hash',
  description: 'interface_input_hash_note',
  icon: 'fingerprint',
  types: ['hash'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.inputHashOptions),
  component: () => import(/* webpackChunkName: "editing" */ './input-hash').then((module) => module.InputHashInterface),
});
