import type { Item } from '../../domain/items';
import type { View } from '../../domain/presets';
import type { ItemCounts } from '../../domain/query';
import { valueOf, type RemoteData } from '../../kernel';
import { listStateOf } from '../../parts/list-state/list-state.rules';

/** None in sight fits what somebody asks for, or there are none on any day. */
export type NothingInSight = 'no-result' | 'empty';

/** What there is to say of days without items. Null for days that are simply free, and while there are items, or may be. */
export const nothingInSight = (
  items: RemoteData<readonly Item[]>,
  counts: RemoteData<ItemCounts>,
  view: Pick<View, 'search' | 'filters'>,
): NothingInSight | null => {
  const kind = listStateOf(items, counts, view);
  if (kind === 'no-result') return kind;
  return kind === 'empty' && valueOf(counts)?.total_count === 0 ? kind : null;
};
