export { hasListState } from './has-list-state.rules';
export { ListState } from './list-state';
export { listStateOf, type ListStateKind } from './list-state-of.rules';
