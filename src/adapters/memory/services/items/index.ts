export { ItemsService, type Fields } from './items-service';
export type { ListQuery } from './list-query';
export { moment } from './stored-value';
