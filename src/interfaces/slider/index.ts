import { defineInterface } from '../../kit';

export const sliderInterface = defineInterface({
  id: 'slider',
  name: 'interface_slider',
  icon: 'linear_scale',
  types: ['integer', 'decimal', 'float', 'bigInteger'],
  component: () => import(/* webpackChunkName: "editing" */ './slider').then((module) => module.SliderInterface),
});
