import type { Item } from '../../domain/items';
import { itemRange, pageCount, type ItemCounts, type TableQuery } from '../../domain/query';
import { valueOf, type RemoteData } from '../../kernel';

/** What can be said of the pages of a list. */
export interface PageState {
  /** Which items are on show, counted from 1; null for none. */
  readonly range: { readonly from: number; readonly to: number } | null;
  /** How many there are on all pages; null where nobody knows. */
  readonly count: number | null;
  /** How many pages there are for certain. */
  readonly minPages: number;
  /** The last page that can be turned to: where nothing is counted, a full page may have another one behind it. */
  readonly last: number;
  /** Whether there is anywhere to turn to, or may be once the items on their way have come. */
  readonly hasPages: boolean;
}

/** The pages of a list as they were counted; without the counts, or where these have failed, as far as the page on show tells. */
export const pageState = (
  { page, limit }: Pick<TableQuery, 'page' | 'limit'>,
  counts: RemoteData<ItemCounts>,
  items: RemoteData<readonly Item[]>,
): PageState => {
  const count = valueOf(counts)?.filter_count ?? null;
  const pages = count === null ? 0 : pageCount(count, limit);
  const told = count !== null && page <= pages;
  if (count !== null && counts.kind !== 'failed')
    return { range: itemRange(page, limit, count), count, minPages: pages, last: pages, hasPages: pages > 1 };
  const shown = valueOf(items)?.length ?? 0;
  const before = (page - 1) * limit;
  const full = limit > 0 && shown >= limit;
  const known = Math.max(page, pages);
  return {
    range: told ? itemRange(page, limit, count) : shown === 0 ? null : { from: before + 1, to: before + shown },
    count: told ? count : null,
    minPages: known,
    // While items are on their way those on show may be of another page, and say nothing of what is behind this one.
    last: full && items.kind !== 'loading' ? Math.max(known, page + 1) : known,
    hasPages: known > 1 || full,
  };
};
