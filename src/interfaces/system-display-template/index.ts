import { defineInterface } from '../../kit';

export const systemDisplayTemplateInterface = defineInterface({
  id: 'system-display-template',
  name: 'interface_system_display_template',
  icon: 'data_object',
  types: ['string', 'text'],
  height: 72,
  component: () =>
    import(/* webpackChunkName: "interfaces-system" */ './system-display-template').then(
      (module) => module.SystemDisplayTemplateInterface,
    ),
});
