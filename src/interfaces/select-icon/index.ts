import { defineInterface } from '../../kit';

export const selectIconInterface = defineInterface({
  id: 'select-icon',
  name: 'interface_select_icon',
  description: 'interface_select_icon_note',
  icon: 'insert_emoticon',
  types: ['string'],
  recommendedDisplays: ['icon'],
  component: () =>
    import(/* webpackChunkName: "interface-icon" */ './select-icon').then((module) => module.SelectIconInterface),
});
