export { useAddReason } from './add-rows';
export { ListLayout } from './list-layout';
export { type ListFrameProps, RelatedList } from './related-list';
export { RowList } from './row-list';
export {
  type ListDenials,
  listDenials,
  listTarget,
  type RowDenials,
  rowDenials,
  rowMark,
  rowTemplate,
} from './related-list.rules';
export { type RowActions, RelatedRow } from './related-row';
export { useCollectionLook } from './use-collection-look';
