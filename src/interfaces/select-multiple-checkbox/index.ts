import { defineInterface } from '../../kit';

export const selectMultipleCheckboxInterface = defineInterface({
  id: 'select-multiple-checkbox',
  name: 'interface_select_multiple_checkbox',
  icon: 'check_box',
  types: ['json', 'csv'],
  component: () =>
    import(/* webpackChunkName: "editing" */ './select-multiple-checkbox').then(
      (module) => module.SelectMultipleCheckboxInterface,
    ),
});
