import { defineInterface } from '../../kit';

export const systemInterfaceOptionsInterface = defineInterface({
  id: 'system-interface-options',
  name: 'interface_system_interface_options',
  icon: 'tune',
  system: true,
  hasFields: true,
  namespaces: ['options'],
  types: ['json'],
  component: () =>
    import(/* webpackChunkName: "options" */ './system-interface-options').then(
      (module) => module.SystemInterfaceOptionsInterface,
    ),
});
