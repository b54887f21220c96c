export { hasListState, listStateOf } from './list-state.rules';
export { ListLoading, ListState } from './list-state';
