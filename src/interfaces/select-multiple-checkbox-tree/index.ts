import { defineInterface } from '../../kit';

export const selectMultipleCheckboxTreeInterface = defineInterface({
  id: 'select-multiple-checkbox-tree',
  name: 'interface_select_multiple_checkbox_tree',
  icon: 'account_tree',
  types: ['json', 'csv'],
  component: () =>
    import(/* webpackChunkName: "editing" */ './select-multiple-checkbox-tree').then(
      (module) => module.SelectMultipleCheckboxTreeInterface,
    ),
});
