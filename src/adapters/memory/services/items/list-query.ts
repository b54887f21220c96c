import type { ItemsQuery } from '../../../../domain/query';
import { unexpected } from '../../api-error';

/** What to read of a collection, as the API takes it. Absent fields mean all, an absent limit means 100. */
export interface ListQuery extends ItemsQuery {
  /** How many to leave out; the page says it when there is one. */
  readonly offset?: number;
}

/** What to read of items whose keys are known. */
export type KeyedQuery = Omit<ListQuery, 'filter'>;

const DEFAULT_LIMIT = 100;

/** What is no number has no effect. */
const number = (value: number, otherwise: number): number => (Number.isNaN(value) ? otherwise : Math.trunc(value));

const startOf = ({ limit = DEFAULT_LIMIT, page = 0, offset = 0 }: ListQuery): number => {
  const isPaged = page !== 0 && !Number.isNaN(page) && Math.trunc(limit) !== -1;
  return number(isPaged ? (page - 1) * limit : offset, 0);
};

/** Refuses to start before the first row. */
export const demandStart = (query: ListQuery): void => {
  const start = Math.min(startOf(query), query.offset ?? 0);
  if (start < 0) throw unexpected('A non-negative integer must be provided to offset.');
};

/** Where the slice that was asked for begins and ends; a negative limit means all of them. */
export const windowOf = (query: ListQuery): readonly [start: number, end: number] => {
  const [start, limit] = [startOf(query), number(query.limit ?? DEFAULT_LIMIT, DEFAULT_LIMIT)];
  return [start, limit < 0 ? Number.POSITIVE_INFINITY : start + limit];
};
