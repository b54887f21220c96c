import type { Json } from '../../kernel';
import { newCondition, type FilterCondition } from './filter-node';
import type { FilterOperator } from './filter-operators';

/** One condition, as the tests write it. */
export const where = (field: string, operator: FilterOperator, value: Json): FilterCondition => ({
  ...newCondition(`${field}-${operator}`, field, 'integer'),
  operator,
  value,
});
