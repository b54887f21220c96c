export { keepFocus } from './keep-focus';
export { useReorder, type Carried, type Reorder } from './use-reorder';
