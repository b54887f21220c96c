export { hasListState } from './has-list-state.rules';
export { ListState } from './list-state';
