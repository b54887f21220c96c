import { defineDisplay } from '../../kit';

export const colorDisplay = defineDisplay({
  id: 'color',
  name: 'display_color',
  description: 'display_color_note',
  icon: 'palette',
  types: ['string'],
  component: () => import(/* webpackChunkName: "signed-in" */ './color').then((module) => module.ColorDisplay),
});
