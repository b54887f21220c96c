import type { Saved } from '../../src/application/item-editing';
import type { Target } from '../../src/domain/items';
import { collectionPath, itemPath, newItemPath, SchemaService, type Services } from '../../src/kit';
import { bookmarkIn } from '../../src/modules/collections/bookmark-in.rules';
import { borrowedView, withoutBorrowed } from '../../src/modules/collections/borrowed-view.rules';
import { browseViewModel } from '../../src/modules/collections/browse/browse.view-model';
import type { Destination } from '../../src/modules/collections/destination.rules';
import { itemViewModel, type ItemViewModel } from '../../src/modules/collections/item/item.view-model';
import { NO_PAGE, type MemoryPage } from './memory-page';

/** Where the page goes after a save; null when it stays. */
const addressAfter = (target: Target, { key, then }: Saved): string | null => {
  const list = collectionPath(target.collection);
  if (then === 'new') return target.kind === 'new' ? null : newItemPath(target.collection);
  if (then === 'leave' && target.kind !== 'singleton') return list;
  if (target.kind !== 'new') return null;
  return key === null ? list : itemPath(target.collection, key);
};

const openItem = (services: Services, target: Target, lead: (address: string) => void): ItemViewModel => {
  const view = itemViewModel(services)(target);
  view.save.saved$.subscribe((saved) => {
    const address = addressAfter(target, saved);
    if (address !== null) lead(address);
    else if (saved.then === 'new') view.editing.reload();
  });
  view.remove.deleted$.subscribe(() => lead(collectionPath(target.collection)));
  return view;
};

/** Stands in for the pages of content: what is open at a destination, null being the overview. `lead` hears where a page goes by itself. */
export const openWork = (
  services: Services,
  destination: Destination | null,
  query: URLSearchParams,
  lead: (address: string) => void,
): MemoryPage => {
  if (destination === null || destination.kind === 'not-found') return NO_PAGE;
  if (destination.kind !== 'list') return { kind: 'item', view: openItem(services, destination, lead) };
  const { collection } = destination;
  const borrowed = borrowedView(query, services.get(SchemaService).schema, collection);
  if (borrowed !== null) lead(collectionPath(collection) + withoutBorrowed(query));
  return { kind: 'list', view: browseViewModel(services)(collection, bookmarkIn(query), borrowed?.view), borrowed };
};
