import { defineInterface } from '../../kit';

export const inputHashInterface = defineInterface({
  id: 'input-hash',
  name: 'interface_input_hash',
  icon: 'fingerprint',
  types: ['hash'],
  component: () => import(/* webpackChunkName: "editing" */ './input-hash').then((module) => module.InputHashInterface),
});
