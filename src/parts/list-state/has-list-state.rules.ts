import type { Item } from '../../domain/items';
import type { RemoteData } from '../../kernel';

/** Whether there is something to say in place of the items: that there are none, or that they could not be had. */
export const hasListState = (items: RemoteData<readonly Item[]>): boolean =>
  items.kind === 'failed' || (items.kind === 'ready' && items.value.length === 0);
