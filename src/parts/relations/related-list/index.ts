export { useAddReason } from './add-rows';
export { type ListFrameProps, RelatedList } from './related-list';
