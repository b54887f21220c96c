export type { Fields } from './items-reader';
export { ItemsService } from './items-service';
export type { KeyedQuery, ListQuery } from './list-query';
export { moment } from './stored-value';
export { meantFilter, validateFilter } from './validate-filter';
