import { defineInterface } from '../../kit';

export const presentationDividerInterface = defineInterface({
  id: 'presentation-divider',
  name: 'interface_presentation_divider',
  description: 'interface_presentation_divider_note',
  icon: 'horizontal_rule',
  types: ['alias'],
  height: 40,
  hideLabel: true,
  groups: ['presentation'],
  options: () =>
    import(/* webpackChunkName: "options" */ './options').then((module) => module.presentationDividerOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ './presentation-divider').then(
      (module) => module.PresentationDividerInterface,
    ),
});
