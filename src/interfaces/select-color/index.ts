import { defineInterface } from '../../kit';

export const selectColorInterface = defineInterface({
  id: 'select-color',
  name: 'interface_select_color',
  description: 'interface_select_color_note',
  icon: 'palette',
  types: ['string'],
  recommendedDisplays: ['color'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.selectColorOptions),
  component: () =>
    import(/* webpackChunkName: "interface-color" */ './select-color').then((module) => module.SelectColorInterface),
});
