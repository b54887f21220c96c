import { defineInterface } from '../../kit';

export const systemScopeInterface = defineInterface({
  id: 'system-scope',
  name: 'interface_system_scope',
  icon: 'group',
  types: ['string', 'text'],
  system: true,
  component: () =>
    import(/* webpackChunkName: "interfaces-system" */ './system-scope').then((module) => module.SystemScopeInterface),
});
