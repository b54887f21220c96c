export { EmptyList } from './empty-list';
export { EmptyState, type EmptyStateProps } from './empty-state';
export type { EmptyStateKind } from './empty-state-art';
