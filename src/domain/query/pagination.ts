export const pageCount = (count: number, limit: number): number => (limit > 0 ? Math.ceil(count / limit) : 1);

/** Page numbers on show; null stands for pages left out. */
export type PageWindow = readonly (number | null)[];

const MAX_PAGES_SHOWN = 7;

/**
 * At most seven numbers around the current page, always with the first and the last.
 * `pageWindow(5, 20)` is 1 … 4 5 6 … 20.
 */
export const pageWindow = (page: number, pages: number, shown: number = MAX_PAGES_SHOWN): PageWindow => {
  if (pages <= shown) return range(1, pages);
  const inner = shown - 4;
  const start = Math.min(Math.max(page - Math.floor(inner / 2), 3), pages - 1 - inner);
  const near = page <= shown - 3;
  const far = page > pages - (shown - 3);
  if (near) return [...range(1, shown - 2), null, pages];
  if (far) return [1, null, ...range(pages - (shown - 3), pages)];
  return [1, null, ...range(start, start + inner - 1), null, pages];
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The items a page holds, as '26–50 of 214' tells them; null when there are none. */
export const itemRange = (
  page: number,
  limit: number,
  count: number,
): { readonly from: number; readonly to: number } | null =>
  count === 0 ? null : { from: (page - 1) * limit + 1, to: limit > 0 ? Math.min(page * limit, count) : count };
