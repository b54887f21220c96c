import { defineInterface } from '../../kit';

export const systemFieldTreeInterface = defineInterface({
  id: 'system-field-tree',
  name: 'interface_system_field_tree',
  icon: 'account_tree',
  types: ['json', 'csv'],
  system: true,
  height: 64,
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.systemFieldTreeOptions),
  component: () =>
    import(/* webpackChunkName: "interfaces-system" */ './system-field-tree').then(
      (module) => module.SystemFieldTreeInterface,
    ),
});
