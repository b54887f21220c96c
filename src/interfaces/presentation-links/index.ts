import { defineInterface } from '../../kit';

export const presentationLinksInterface = defineInterface({
  id: 'presentation-links',
  name: 'interface_presentation_links',
  icon: 'link',
  types: ['alias'],
  height: 36,
  component: () =>
    import(/* webpackChunkName: "interfaces-presentation" */ './presentation-links').then(
      (module) => module.PresentationLinksInterface,
    ),
});
