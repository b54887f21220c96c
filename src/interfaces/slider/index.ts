import { defineInterface } from '../../kit';

export const sliderInterface = defineInterface({
  id: 'slider',
  name: 'interface_slider',
  description: 'interface_slider_note',
  icon: 'linear_scale',
  types: ['integer', 'decimal', 'float', 'bigInteger'],
  recommendedDisplays: ['rating'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.sliderOptions),
  component: () => import(/* webpackChunkName: "editing" */ './slider').then((module) => module.SliderInterface),
});
