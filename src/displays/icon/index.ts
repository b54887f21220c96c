import { defineDisplay } from '../../kit';

export const iconDisplay = defineDisplay({
  id: 'icon',
  name: 'display_icon',
  icon: 'insert_emoticon',
  types: ['string'],
  component: () => import(/* webpackChunkName: "displays-more" */ './icon').then((module) => module.IconDisplay),
});
