import type { Json } from '../../kernel';
import type { Item } from '../items';
import type { FilterContext } from './evaluation/dynamic-values';
import { compileFilter } from './evaluation/evaluate-filter';
import { newCondition, type FilterCondition } from './filter-node';
import type { Filter, FilterOperator } from './filter-operators';

/** A condition with the key `field-operator`. */
export const where = (field: string, operator: FilterOperator, value: Json): FilterCondition => ({
  ...newCondition(`${field}-${operator}`, field, 'integer'),
  operator,
  value,
});

/** Whether one item passes a filter. */
export const matches = (filter: Filter, item: Item, context: FilterContext): boolean =>
  compileFilter(filter, context)(item);
