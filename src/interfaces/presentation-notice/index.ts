import { defineInterface } from '../../kit';

export const presentationNoticeInterface = defineInterface({
  id: 'presentation-notice',
  name: 'interface_presentation_notice',
  icon: 'info',
  types: ['alias'],
  height: 44,
  hideLabel: true,
  component: () =>
    import(/* webpackChunkName: "editing" */ './presentation-notice').then(
      (module) => module.PresentationNoticeInterface,
    ),
});
