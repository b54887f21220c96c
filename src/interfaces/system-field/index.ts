import { defineInterface } from '../../kit';

export const systemFieldInterface = defineInterface({
  id: 'system-field',
  name: 'interface_system_field',
  icon: 'short_text',
  types: ['string', 'text'],
  system: true,
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.systemFieldOptions),
  component: () =>
    import(/* webpackChunkName: "interfaces-system" */ './system-field').then((module) => module.SystemFieldInterface),
});
