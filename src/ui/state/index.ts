export { State, type StateProps } from './state';
export type { StateKind } from './state-art';
