export { useAddReason } from './add-rows';
export { type ListFrameProps, RelatedList } from './related-list';
export { listTarget, rowMark } from './related-list.rules';
export { RelatedRow } from './related-row';
