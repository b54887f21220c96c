import { defineInterface } from '../../kit';

export const selectMultipleDropdownInterface = defineInterface({
  id: 'select-multiple-dropdown',
  name: 'interface_select_multiple_dropdown',
  icon: 'playlist_add_check',
  types: ['json', 'csv'],
  component: () =>
    import(/* webpackChunkName: "editing" */ './select-multiple-dropdown').then(
      (module) => module.SelectMultipleDropdownInterface,
    ),
});
