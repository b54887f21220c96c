export { Pagination, type PaginationProps, useScrollToTop } from './pagination';
