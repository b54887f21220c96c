import { right } from 'fp-ts/Either';
import { EMPTY, finalize, merge, NEVER, of } from 'rxjs';
import { collection, integerField, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { VirtualBrowser } from '../../../../tests/support/virtual-browser';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { pagedRequest } from '../../../domain/presets';
import type { ItemsQuery } from '../../../domain/query';
import { schemaOf } from '../../../domain/schema';
import type { CurrentUser } from '../../../domain/users';
import { succeed } from '../../../kernel';
import type { ItemsGateway } from '../../../ports/items-gateway';
import type { PresetsGateway } from '../../../ports/presets-gateway';
import { CollectionView, PresetsStore } from '../../presets';
import type { SchemaStore } from '../../schema';
import { ListSession, type LayoutResolver } from './list-session';
import { ListFactory } from './list-factory';

const model = world('sample', [
  collection('articles', {}, [primaryKey(), stringField('title'), integerField('words')]),
]);
const known = schemaOf(model.collections, model.fields, model.relations);
const schema = { schema: known, schema$: of(known) } as unknown as SchemaStore;
const layouts: LayoutResolver = {
  shown: (layout) => layout,
  requestOf: (layout) => pagedRequest(layout),
  changes$: of(null),
};

/** A platform with 99 articles; everything is answered at once, and what was asked is kept. */
const articlesPlatform = () => {
  const clock = new VirtualClock();
  const asked: ItemsQuery[] = [];
  const gateway = {
    list: (_: string, query: ItemsQuery) => {
      asked.push(query);
      return succeed([{ id: 1 }]);
    },
    count: () => succeed({ total_count: 99, filter_count: 99 }),
  } as unknown as ItemsGateway;
  const presets = { listFor: () => of(right([])), create: () => NEVER } as unknown as PresetsGateway;
  const store = new PresetsStore(presets, new VirtualBrowser(clock, () => 5).tab(), EMPTY);
  store.load({ id: 'ines', role: null } as unknown as CurrentUser).subscribe();
  return { clock, asked, gateway, store };
};

/** Articles that nobody has opened yet; how many lists of them somebody still waits for is told. */
export const startBrowsing = () => {
  const { clock, asked, gateway, store } = articlesPlatform();
  let ended = 0;
  const list: ItemsGateway['list'] = (...query) =>
    merge(gateway.list(...query), NEVER).pipe(finalize(() => (ended += 1)));
  const browsing = new ListFactory({ ...gateway, list }, clock, schema, store);
  return { browsing, layouts, clock, asked, open: () => asked.length - ended };
};

/** Articles being browsed. */
export const openBrowse = () => {
  const { clock, asked, gateway, store } = articlesPlatform();
  const view = new CollectionView(store, schema, clock, { collection: 'articles', bookmark: null });
  const browse = new ListSession({ gateway, clock, schema, layouts }, view);
  return { browse, view, clock, asked };
};
