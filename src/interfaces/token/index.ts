import { defineInterface } from '../../kit';

export const tokenInterface = defineInterface({
  id: 'token',
  name: 'interface_token',
  icon: 'vpn_key',
  types: ['string'],
  system: true,
  component: () => import(/* webpackChunkName: "interface-token" */ './token').then((module) => module.TokenInterface),
});
