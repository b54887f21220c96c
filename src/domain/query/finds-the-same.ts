import { equals } from '../../kernel';
import type { ItemsQuery } from './items-query';

/** Whether two questions find the same items, on whichever page, in whichever order and however much of each. */
export const isSameResultSet = (one: ItemsQuery, other: ItemsQuery): boolean =>
  equals(one.filter ?? null, other.filter ?? null) && (one.search ?? '') === (other.search ?? '');
