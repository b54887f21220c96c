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

/** The slice of the found rows that was asked for; a negative limit means all of them. Refuses to start before the first. */
export const sliceOf = <A>(rows: readonly A[], { limit: wish, page, offset }: ListQuery): readonly A[] => {
  const limit = Math.trunc(wish ?? DEFAULT_LIMIT);
  const turned = page !== undefined && page !== 0 && limit !== -1;
  const start = Math.trunc(turned ? (page - 1) * limit : (offset ?? 0));
  if (Math.min(start, offset ?? 0) < 0) throw unexpected('A non-negative integer must be provided to offset.');
  return limit < 0 ? rows.slice(start) : rows.slice(start, start + limit);
};
