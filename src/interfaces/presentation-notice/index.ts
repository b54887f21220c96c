import { defineInterface } from '../../kit';

export const presentationNoticeInterface = defineInterface({
  id: 'presentation-notice',
  name: 'interface_presentation_notice',
  description: 'interface_presentation_notice_note',
  icon: 'info',
  types: ['alias'],
  height: 44,
  hideLabel: true,
  groups: ['presentation'],
  options: () =>
    import(/* webpackChunkName: "options" */ './options').then((module) => module.presentationNoticeOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ './presentation-notice').then(
      (module) => module.PresentationNoticeInterface,
    ),
});
