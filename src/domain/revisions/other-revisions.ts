/** How many revisions are listed at most. */
export const REVISION_LIMIT = 100;

/**
 * The number on the divider 'other revisions', null while all are listed. Of more than a hundred the first, which created
 * the item, is shown besides: hence minus 101.
 */
export const otherRevisions = (total: number): number | null =>
  total > REVISION_LIMIT ? total - REVISION_LIMIT - 1 : null;
