export { EmptyState, type EmptyStateProps } from './state';
export type { EmptyStateKind } from './state-art';
