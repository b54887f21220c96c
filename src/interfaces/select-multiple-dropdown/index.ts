import { defineInterface } from '../../kit';

export const selectMultipleDropdownInterface = defineInterface({
  id: 'select-multiple-dropdown',
  name: 'interface_select_multiple_dropdown',
  description: 'interface_select_multiple_dropdown_note',
  icon: 'playlist_add_check',
  types: ['json', 'csv'],
  recommendedDisplays: ['labels'],
  options: () =>
    import(/* webpackChunkName: "options" */ './options').then((module) => module.selectMultipleDropdownOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ './select-multiple-dropdown').then(
      (module) => module.SelectMultipleDropdownInterface,
    ),
});
