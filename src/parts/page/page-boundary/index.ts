export { PageBoundary } from './page-boundary';
