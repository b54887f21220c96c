export type { FieldPaths, KeyedQuery, ListQuery } from './items-reader';
export { ItemsService } from './items-service';
export { toTimestamp } from './stored-value';
export { replaceNullWords, validateFilter } from './query/filter-input';
