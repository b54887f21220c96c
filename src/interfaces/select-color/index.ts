import { defineInterface } from '../../kit';

export const selectColorInterface = defineInterface({
  id: 'select-color',
  name: 'interface_select_color',
  icon: 'palette',
  types: ['string'],
  component: () =>
    import(/* webpackChunkName: "interface-color" */ './select-color').then((module) => module.SelectColorInterface),
});
