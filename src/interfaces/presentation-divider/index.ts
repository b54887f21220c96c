import { defineInterface } from '../../kit';

export const presentationDividerInterface = defineInterface({
  id: 'presentation-divider',
  name: 'interface_presentation_divider',
  icon: 'horizontal_rule',
  types: ['alias'],
  height: 40,
  hideLabel: true,
  component: () =>
    import(/* webpackChunkName: "editing" */ './presentation-divider').then(
      (module) => module.PresentationDividerInterface,
    ),
});
