import { defineInterface } from '../../kit';

export const systemDisplayTemplateInterface = defineInterface({
  id: 'system-display-template',
  name: 'interface_system_display_template',
  icon: 'data_object',
  types: ['string', 'text'],
  system: true,
  height: 72,
  options: () =>
    import(/* webpackChunkName: "options" */ './options').then((module) => module.systemDisplayTemplateOptions),
  component: () =>
    import(/* webpackChunkName: "interfaces-system" */ './system-display-template').then(
      (module) => module.SystemDisplayTemplateInterface,
    ),
});
