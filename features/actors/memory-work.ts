import type { SaveResult } from '../../src/application/item-editing';
import type { SaveTarget } from '../../src/domain/items';
import { collectionPath, itemPath, newItemPath, prefillFromState, type Services, withBookmark } from '../../src/kit';
import { nextPage } from '../../src/modules/collections/item/after-save.rules';
import { bookmarkFromUrl, type RouteTarget } from '../../src/modules/collections/route-target.rules';
import { viewFromUrl, withoutView } from '../../src/modules/collections/view-from-url.rules';
import { listPageViewModel } from '../../src/modules/collections/list/list-page.view-model';
import { itemViewModel, type ItemViewModel } from '../../src/modules/collections/item/item.view-model';
import { NO_PAGE, type MemoryPage } from './memory-page';
import { SchemaStore } from '../../src/application/schema';

/** Where a page goes by itself; `along` when the form that is open goes there, too. */
export type Navigate = (address: string, along?: boolean) => void;

const openItem = (
  services: Services,
  opened: SaveTarget,
  state: unknown,
  go: Navigate,
  bookmark: number | null,
): ItemViewModel => {
  const lead: Navigate = (address, along) => go(withBookmark(address, bookmark), along);
  const view = itemViewModel(services)(opened, prefillFromState(state));
  const { collection } = opened;
  const list = collectionPath(collection);
  let moved = false;
  const follow = (saved: SaveResult): void => {
    if (saved.concurrent !== null)
      view.notifyConcurrentChange({ who: 'somebody', when: 'meanwhile', fields: saved.concurrent.fields.join(', ') });
    const place = nextPage(opened.kind === 'new' && moved ? 'existing' : opened.kind, saved);
    if (place === 'start-over') view.editing.startOver();
    else if (place === 'list') lead(list);
    else if (place === 'new-item') lead(newItemPath(collection));
    else if (place === 'created-item') {
      moved = true;
      lead(itemPath(collection, saved.key ?? ''), true);
    }
  };
  view.save.saved$.subscribe(follow);
  view.checkServer.saved$.subscribe(follow);
  view.remove.deleted$.subscribe(() => lead(list));
  view.checkServer.deleted$.subscribe(() => lead(list));
  view.archive.done$.subscribe((way) => {
    if (way === 'unarchived') lead(list);
  });
  return view;
};

/** Stands in for the pages of content: what is open at a destination, null being the overview. `state` has come along with the address; `lead` hears where a page goes by itself. */
export const openContentPage = (
  services: Services,
  destination: RouteTarget | null,
  query: URLSearchParams,
  state: unknown,
  lead: Navigate,
): MemoryPage => {
  if (destination === null || destination.kind === 'not-found') return NO_PAGE;
  if (destination.kind !== 'list' && destination.kind !== 'several')
    return { kind: 'item', view: openItem(services, destination, state, lead, bookmarkFromUrl(query)) };
  const { collection } = destination;
  const borrowed = viewFromUrl(query, services.get(SchemaStore).schema, collection);
  if (borrowed !== null) lead(collectionPath(collection) + withoutView(query));
  const view = listPageViewModel(services)(collection, bookmarkFromUrl(query), borrowed?.view);
  if (destination.kind === 'several') view.browse.selection.selectKeys(destination.keys);
  return { kind: 'list', view, borrowed };
};
