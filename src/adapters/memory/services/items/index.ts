export { ItemsService, type Fields } from './items-service';
export type { KeyedQuery, ListQuery } from './list-query';
export { moment } from './stored-value';
export { meantFilter, validateFilter } from './validate-filter';
