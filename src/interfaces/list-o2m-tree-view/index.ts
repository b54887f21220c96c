import { defineInterface } from '../../kit';

export const listO2mTreeViewInterface = defineInterface({
  id: 'list-o2m-tree-view',
  name: 'interface_list_o2m_tree_view',
  description: 'interface_list_o2m_tree_view_note',
  icon: 'account_tree',
  types: ['alias'],
  height: 132,
  groups: ['o2m'],
  recommendedDisplays: ['related-values'],
  options: () => import(/* webpackChunkName: "options" */ './options').then((module) => module.listO2mTreeViewOptions),
  component: () =>
    import(/* webpackChunkName: "editing" */ '../../parts/relations/related-tree').then((module) => module.RelatedTree),
});
