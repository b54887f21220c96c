import { defineInterface } from '../../kit';

export const listO2mTreeViewInterface = defineInterface({
  id: 'list-o2m-tree-view',
  name: 'interface_list_o2m_tree_view',
  icon: 'account_tree',
  types: ['alias'],
  height: 132,
  component: () =>
    import(/* webpackChunkName: "editing" */ '../../parts/relations/related-tree').then((module) => module.RelatedTree),
});
