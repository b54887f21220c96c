export { Skeleton, type SkeletonProps, SkeletonRows } from './skeleton';
