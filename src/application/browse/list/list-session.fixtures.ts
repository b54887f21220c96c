import { right } from 'fp-ts/Either';
import { EMPTY, finalize, merge, NEVER, of } from 'rxjs';
import { collection, integerField, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { VirtualBrowser } from '../../../../tests/support/virtual-browser';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { anonymousAccess } from '../../../domain/permissions';
import { DEFAULT_LAYOUT, pagedRequest, type Preset, type PresetDraft } from '../../../domain/presets';
import type { ItemsQuery } from '../../../domain/query';
import { schemaOf } from '../../../domain/schema';
import type { CurrentUser } from '../../../domain/users';
import { succeed } from '../../../kernel';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';
import type { PresetsGateway } from '../../../ports/gateways/presets-gateway';
import { PresetsStore, savedView } from '../../presets';
import type { SchemaStore } from '../../data-model';
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

/** A gateway with 99 articles that answers at once and records its requests. */
const articlesPlatform = (stored: readonly Preset[] = []) => {
  const clock = new VirtualClock();
  const asked: ItemsQuery[] = [];
  const counted: Pick<ItemsQuery, 'filter' | 'search'>[] = [];
  const saved: PresetDraft[] = [];
  const updates: Partial<Preset>[] = [];
  const gateway = {
    list: (_: string, query: ItemsQuery) => {
      asked.push(query);
      return succeed([{ id: 1 }]);
    },
    count: (_: string, query: ItemsQuery) => {
      counted.push(query);
      return succeed({ total_count: 99, filter_count: 99 - counted.length + 1 });
    },
  } as unknown as ItemsGateway;
  const presets = {
    listMine: () => of(right(stored)),
    keepMine: () => undefined,
    create: (draft: PresetDraft) => (saved.push(draft), NEVER),
    update: (_: number, changes: Partial<Preset>) => (updates.push(changes), NEVER),
  } as unknown as PresetsGateway;
  const store = new PresetsStore(presets, new VirtualBrowser(clock, () => 5).tab(), EMPTY, { show: () => undefined });
  store.begin({ id: 'ines', role: null } as unknown as CurrentUser);
  store.load().subscribe();
  return { clock, asked, counted, saved, updates, gateway, store };
};

/** A list factory for articles; `open` returns the number of running list requests. */
export const startBrowsing = () => {
  const { clock, asked, counted, saved, gateway, store } = articlesPlatform();
  let ended = 0;
  const list: ItemsGateway['list'] = (...query) =>
    merge(gateway.list(...query), NEVER).pipe(finalize(() => (ended += 1)));
  const browsing = new ListFactory({ ...gateway, list }, clock, schema, store, { access: anonymousAccess });
  return { browsing, layouts, clock, asked, counted, saved, open: () => asked.length - ended };
};

/** A list session of articles, with these presets; layouts that are not `installed` are shown as a table. */
export const openBrowse = (stored: readonly Preset[] = [], installed: readonly string[] | null = null) => {
  const { clock, asked, updates, gateway, store } = articlesPlatform(stored);
  const shown = (layout: string) => (installed?.includes(layout) === false ? DEFAULT_LAYOUT : layout);
  const view = savedView(store, schema, clock, { collection: 'articles', bookmark: null });
  const browse = new ListSession({ gateway, clock, schema, layouts: { ...layouts, shown } }, view);
  return { browse, view, clock, asked, updates };
};
