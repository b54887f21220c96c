import type { ItemsQuery } from '../../../../domain/query';

/** What to read of a collection, as the API takes it. Absent fields mean all, an absent limit means 100. */
export interface ListQuery extends ItemsQuery {
  /** How many to leave out; the page says it when there is one. */
  readonly offset?: number;
}

const DEFAULT_LIMIT = 100;

/** The slice of the found rows that was asked for; a negative limit means all of them. */
export const sliceOf = <A>(rows: readonly A[], query: ListQuery): readonly A[] => {
  const limit = Math.trunc(query.limit ?? DEFAULT_LIMIT);
  if (limit < 0) return rows.slice(query.offset ?? 0);
  const start = query.page === undefined ? (query.offset ?? 0) : (query.page - 1) * limit;
  return rows.slice(Math.max(0, start), Math.max(0, start) + limit);
};
