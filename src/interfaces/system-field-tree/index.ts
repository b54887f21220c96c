import { defineInterface } from '../../kit';

export const systemFieldTreeInterface = defineInterface({
  id: 'system-field-tree',
  name: 'interface_system_field_tree',
  icon: 'account_tree',
  types: ['json', 'csv'],
  height: 64,
  component: () =>
    import(/* webpackChunkName: "interfaces-system" */ './system-field-tree').then(
      (module) => module.SystemFieldTreeInterface,
    ),
});
