import { defineInterface } from '../../kit';

export const systemInterfaceInterface = defineInterface({
  id: 'system-interface',
  name: 'interface_system_interface',
  icon: 'toggle_on',
  system: true,
  height: 96,
  namespaces: ['options'],
  types: ['string'],
  component: () =>
    import(/* webpackChunkName: "options" */ './system-interface').then((module) => module.SystemInterfaceInterface),
});
