export type { ItemCounts, ItemsQuery } from './items-query';
export { sortItems } from './sort-items';
export { itemRange, pageCount, pageWindow, type PageWindow } from './pagination';
export {
  changeTable,
  DEFAULT_LIMIT,
  defaultTableQuery,
  isSortable,
  PAGE_SIZES,
  tableItemsQuery,
  toggleSort,
  type TableChange,
  type TableQuery,
} from './table-query';
