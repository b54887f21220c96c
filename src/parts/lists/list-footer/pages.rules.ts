import type { Item } from '../../../domain/items';
import { itemRange, pageCount, type ItemCounts, type TableQuery } from '../../../domain/query';
import { valueOf, type RemoteData } from '../../../kernel';

/** The pages of a list, as far as they are known. */
export interface PageState {
  /** The visible items, counted from 1; null for none. */
  readonly range: { readonly from: number; readonly to: number } | null;
  /** The number of items on all pages; null where unknown. */
  readonly count: number | null;
  /** The least number of pages. */
  readonly minPages: number;
  /** The last page that can be opened: without a count, a full page may be followed by another one. */
  readonly last: number;
  /** Whether there is, or may be, more than one page. */
  readonly hasPages: boolean;
}

/** The pages of a list by its count; without a count, as far as the visible page tells. */
export const pageState = (
  { page, limit }: Pick<TableQuery, 'page' | 'limit'>,
  counts: RemoteData<ItemCounts>,
  items: RemoteData<readonly Item[]>,
): PageState => {
  const count = valueOf(counts)?.filter_count ?? null;
  const pages = count === null ? 0 : pageCount(count, limit);
  const inRange = count !== null && page <= pages;
  if (count !== null && counts.kind !== 'failed')
    return { range: itemRange(page, limit, count), count, minPages: pages, last: pages, hasPages: pages > 1 };
  const visible = valueOf(items)?.length ?? 0;
  const offset = (page - 1) * limit;
  const full = limit > 0 && visible >= limit;
  const minPages = Math.max(page, pages);
  return {
    range: inRange ? itemRange(page, limit, count) : visible === 0 ? null : { from: offset + 1, to: offset + visible },
    count: inRange ? count : null,
    minPages,
    // While loading, the visible items may be those of another page and do not tell whether this one is full.
    last: full && items.kind !== 'loading' ? Math.max(minPages, page + 1) : minPages,
    hasPages: minPages > 1 || full,
  };
};
