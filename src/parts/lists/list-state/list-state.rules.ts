import { completeFilters, hidesArchived } from '../../../domain/filters';
import type { Item } from '../../../domain/items';
import type { View } from '../../../domain/presets';
import type { ItemCounts } from '../../../domain/query';
import { type RemoteData, valueOf } from '../../../kernel';

/**
 * Why a list shows no items: loading failed, no item matches the search and filters, all are archived, or the
 * collection is empty. Null while there are items, or may be.
 */
type ListStateKind = 'failed' | 'no-result' | 'archived' | 'empty';

export const listStateOf = (
  items: RemoteData<readonly Item[]>,
  counts: RemoteData<ItemCounts>,
  { search, filters }: Pick<View, 'search' | 'filters'>,
): ListStateKind | null => {
  if (items.kind === 'failed') return 'failed';
  if (items.kind !== 'ready' || items.value.length > 0) return null;
  if (search !== '' || completeFilters(filters).some(({ locked }) => !locked)) return 'no-result';
  if (!hidesArchived(filters)) return 'empty';
  // Only the count tells whether there are archived items.
  const total = valueOf(counts)?.total_count ?? null;
  if (total === null && counts.kind !== 'failed') return counts.kind === 'loading' ? null : 'empty';
  return total === null || total === 0 ? 'empty' : 'archived';
};

/** Whether `ListState` replaces the items: because they are empty or failed to load. */
export const hasListState = (items: RemoteData<readonly Item[]>): boolean =>
  items.kind === 'failed' || (items.kind === 'ready' && items.value.length === 0);
