import { defineInterface } from '../../kit';

export const presentationLinksInterface = defineInterface({
  id: 'presentation-links',
  name: 'interface_presentation_links',
  icon: 'link',
  types: ['alias'],
  height: 36,
  component: () =>
    import(/* webpackChunkName: "editing" */ './presentation-links').then(
      (module) => module.PresentationLinksInterface,
    ),
});
