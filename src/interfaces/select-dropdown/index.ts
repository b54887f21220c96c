import { defineInterface } from '../../kit';

export const selectDropdownInterface = defineInterface({
  id: 'select-dropdown',
  name: 'interface_select_dropdown',
  description: 'interface_select_dropdown_note',
  icon: 'arrow_drop_down_circle',
  types: ['string', 'text', 'integer', 'bigInteger', 'float', 'decimal'],
  recommendedDisplays: ['labels'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.selectDropdownOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ './select-dropdown').then((module) => module.SelectDropdownInterface),
});
