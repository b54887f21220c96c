import { defineInterface } from '../../kit';

export const selectMultipleCheckboxInterface = defineInterface({
  id: 'select-multiple-checkbox',
  name: 'interface_select_multiple_checkbox',
  description: 'interface_select_multiple_checkbox_note',
  icon: 'check_box',
  types: ['json', 'csv'],
  recommendedDisplays: ['labels'],
  options: () =>
    import(/* webpackChunkName: "options" */ './options').then((module) => module.selectMultipleCheckboxOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ './select-multiple-checkbox').then(
      (module) => module.SelectMultipleCheckboxInterface,
    ),
});
