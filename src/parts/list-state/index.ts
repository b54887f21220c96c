export { hasListState } from './has-list-state.rules';
export { ListLoading } from './list-loading';
export { ListState } from './list-state';
export { listStateOf, type ListStateKind } from './list-state-of.rules';
