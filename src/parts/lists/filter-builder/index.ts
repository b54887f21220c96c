export { FilterBuilder } from './filter-builder';
