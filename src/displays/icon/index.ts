import { defineDisplay } from '../../kit';

export const iconDisplay = defineDisplay({
  id: 'icon',
  name: 'display_icon',
  icon: 'insert_emoticon',
  types: ['string'],
  component: () => import(/* webpackChunkName: "signed-in" */ './icon').then((module) => module.IconDisplay),
});
