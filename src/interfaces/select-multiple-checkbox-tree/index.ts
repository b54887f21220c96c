import { defineInterface } from '../../kit';

export const selectMultipleCheckboxTreeInterface = defineInterface({
  id: 'select-multiple-checkbox-tree',
  name: 'interface_select_multiple_checkbox_tree',
  description: 'interface_select_multiple_checkbox_tree_note',
  icon: 'account_tree',
  types: ['json', 'csv'],
  recommendedDisplays: ['labels'],
  options: () =>
    import(/* webpackChunkName: "options" */ './options').then((module) => module.selectMultipleCheckboxTreeOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ './select-multiple-checkbox-tree').then(
      (module) => module.SelectMultipleCheckboxTreeInterface,
    ),
});
