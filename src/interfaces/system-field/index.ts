import { defineInterface } from '../../kit';

export const systemFieldInterface = defineInterface({
  id: 'system-field',
  name: 'interface_system_field',
  icon: 'short_text',
  types: ['string', 'text'],
  component: () =>
    import(/* webpackChunkName: "interfaces-system" */ './system-field').then((module) => module.SystemFieldInterface),
});
