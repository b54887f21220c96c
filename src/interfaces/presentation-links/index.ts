import { defineInterface } from '../../kit';

export const presentationLinksInterface = defineInterface({
  id: 'presentation-links',
  name: 'interface_presentation_links',
  description: 'interface_presentation_links_note',
  icon: 'link',
  types: ['alias'],
  height: 36,
  groups: ['presentation'],
  options: () =>
    import(/* webpackChunkName: "options" */ './options').then((module) => module.presentationLinksOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ './presentation-links').then(
      (module) => module.PresentationLinksInterface,
    ),
});
