export { useAddReason } from './add-rows';
export { ListLayout } from './list-layout';
export { type ListFrameProps, RelatedList } from './related-list';
export { RowList } from './row-list';
export { listTarget, rowMark } from './related-list.rules';
export { RelatedRow } from './related-row';
