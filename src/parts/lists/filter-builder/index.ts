export { EntryBuilder, FilterBuilder } from './filter-builder';
