import { defineDisplay } from '../../kit';

export const iconDisplay = defineDisplay({
  id: 'icon',
  name: 'display_icon',
  description: 'display_icon_note',
  icon: 'insert_emoticon',
  types: ['string'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.iconDisplayOptions),
  component: () => import(/* webpackChunkName: "signed-in" */ './icon').then((module) => module.IconDisplay),
});
