export { Tree, type TreeProps } from './tree';
export { treeMove, type TreeNode, type TreeRow, typeaheadRow } from './tree-rows';
