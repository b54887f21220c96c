import { defineInterface } from '../../kit';

export const selectDropdownInterface = defineInterface({
  id: 'select-dropdown',
  name: 'interface_select_dropdown',
  icon: 'arrow_drop_down_circle',
  types: ['string', 'text', 'integer', 'bigInteger', 'float', 'decimal'],
  component: () =>
    import(/* webpackChunkName: "editing" */ './select-dropdown').then((module) => module.SelectDropdownInterface),
});
