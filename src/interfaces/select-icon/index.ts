import { defineInterface } from '../../kit';

export const selectIconInterface = defineInterface({
  id: 'select-icon',
  name: 'interface_select_icon',
  icon: 'insert_emoticon',
  types: ['string'],
  component: () =>
    import(/* webpackChunkName: "interface-icon" */ './select-icon').then((module) => module.SelectIconInterface),
});
