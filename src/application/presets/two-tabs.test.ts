/** @jest-environment node */
import { right } from 'fp-ts/Either';
import { defer, map, NEVER, type Observable } from 'rxjs';
import { collection, integerField, primaryKey, stringField, world } from '../../../fixtures/builders';
import { VirtualBrowser } from '../../../tests/support/virtual-browser';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { emptyView, viewMembers, type Preset, type PresetDraft } from '../../domain/presets';
import { schemaOf } from '../../domain/schema';
import type { CurrentUser } from '../../domain/users';
import type { Call } from '../../kernel';
import type { PresetsGateway } from '../../ports/gateways/presets-gateway';
import type { Notifications } from '../notifications';
import type { SchemaStore } from '../data-model';
import { savedView } from './open-view';
import { PresetsStore } from './presets-store';
import { bookmarkPermissionsOf } from './bookmark-permissions.fixtures';
import { saveBookmark } from './bookmark-writes';

const model = world('sample', [
  collection('articles', {}, [primaryKey(), stringField('title'), integerField('words')]),
]);
const schema = { schema: schemaOf(model.collections, model.fields, model.relations) } as unknown as SchemaStore;
const notifications = { showNamed: () => 1 } as unknown as Notifications;
const ines = { id: 'ines', role: { id: 'editors' } } as unknown as CurrentUser;
const permissions = bookmarkPermissionsOf(ines);

const preset = (id: number, choices: Partial<Preset> = {}): Preset => ({
  ...viewMembers(emptyView),
  id,
  bookmark: null,
  user: 'ines',
  role: null,
  collection: 'articles',
  ...choices,
});

/** One browser, several tabs, and a server that takes 100 ms for everything. */
const begin = (...first: readonly Preset[]) => {
  const clock = new VirtualClock();
  const rows = [...first];
  const writes: string[] = [];
  const after = <A>(answer: () => A): Call<A> => clock.after(100).pipe(map(() => right(answer())));
  const gateway = {
    listMine: () => after(() => [...rows]),
    keepMine: () => undefined,
    create: (draft: PresetDraft) =>
      defer((): Observable<never> | Call<Preset> => {
        writes.push('create');
        return after(() => {
          const made = { ...draft, id: rows.length + 1 };
          rows.push(made);
          return made;
        });
      }),
    update: (id: number, changes: Partial<PresetDraft>) =>
      defer(() => {
        writes.push(`update ${id} ${Object.keys(changes).join(' ')}`);
        return after(() => {
          const at = rows.findIndex((row) => row.id === id);
          rows[at] = { ...(rows[at] ?? preset(id)), ...changes };
          return rows[at];
        });
      }),
    remove: (id: number) =>
      after(
        () =>
          void rows.splice(
            rows.findIndex((row) => row.id === id),
            1,
          ),
      ),
  } as unknown as PresetsGateway;
  const browser = new VirtualBrowser(clock, () => 5);
  const tab = () => {
    const store = new PresetsStore(gateway, browser.tab(), NEVER, notifications);
    store.begin(ines);
    store.load().subscribe();
    clock.advance(100);
    return {
      store,
      open: (bookmark: number | null = null) => savedView(store, schema, clock, { collection: 'articles', bookmark }),
    };
  };
  return { clock, rows, writes, tab };
};

test('stores presets saved in another tab and keeps the current view', () => {
  const { clock, tab } = begin(preset(1, { search: 'ferry' }));
  const [here, there] = [tab(), tab()];
  const [mine, theirs] = [here.open(), there.open()];
  mine.change({ search: 'boat' });
  clock.advance(600);
  expect(there.store.presets).toMatchObject([{ id: 1, search: 'boat' }]);
  expect(theirs.view.search).toBe('ferry');
  theirs.dispose();
  expect(there.open().view.search).toBe('boat');
});

test('does not save an already saved change over a later one of another tab', () => {
  const { clock, rows, writes, tab } = begin(preset(1, { search: 'ferry' }));
  const [here, there] = [tab().open(), tab().open()];
  here.change({ search: 'boat' });
  clock.advance(600);
  there.change({ search: 'ship' });
  clock.advance(600);
  here.change({ layout: 'cards' });
  clock.advance(600);
  expect(writes).toEqual(['update 1 search', 'update 1 search', 'update 1 layout']);
  expect(rows).toMatchObject([{ search: 'ship', layout: 'cards' }]);
});

test('keeps the changes of both tabs to the same collection', () => {
  const { clock, rows, writes, tab } = begin(preset(1, { layout_query: { tabular: { sort: 'title', page: 1 } } }));
  const [here, there] = [tab().open(), tab().open()];
  here.changeQuery('tabular', { sort: '-title' });
  clock.advance(600);
  there.change({ layout: 'cards' });
  clock.advance(100);
  there.changeQuery('tabular', { limit: 100 });
  clock.advance(600);
  expect(writes).toEqual(['update 1 layout_query', 'update 1 layout layout_query']);
  expect(rows).toMatchObject([{ layout: 'cards', layout_query: { tabular: { sort: '-title', limit: 100, page: 1 } } }]);
  expect(there.view.layout_query).toEqual({ tabular: { sort: 'title', limit: 100, page: 1 } });
});

test.each([0, 1, 99, 150, 205, 300])('creates one preset when two tabs save the first one %d ms apart', (apart) => {
  const { clock, rows, writes, tab } = begin();
  const [here, there] = [tab().open(), tab().open()];
  here.change({ search: 'a' });
  clock.advance(apart);
  there.change({ layout: 'cards' });
  clock.advance(5000);
  expect(writes[0]).toBe('create');
  expect(writes.filter((write) => write === 'create')).toHaveLength(1);
  expect(rows).toMatchObject([{ user: 'ines', search: 'a', layout: 'cards' }]);
});

test('merges a bookmark saved in another tab without reporting changes', () => {
  const { clock, tab } = begin(
    preset(1, { bookmark: 'Mine', search: 'ferry', layout_query: { tabular: { page: 1 } } }),
  );
  const [here, there] = [tab(), tab()];
  const view = there.open(1);
  view.changeQuery('tabular', { page: 2 });
  const counts: number[] = [];
  const sought: string[] = [];
  view.state$.subscribe(({ changes }) => counts.push(changes.length));
  view.replaced$.subscribe(({ search }) => sought.push(search));
  here.store.update(1, { layout: 'cards' }).subscribe();
  clock.advance(200);
  expect(view.view).toMatchObject({ layout: 'cards', layout_query: { tabular: { page: 2 } } });
  here.store.update(1, { search: 'boat' }).subscribe();
  clock.advance(200);
  expect(view.view).toMatchObject({ layout: 'cards', search: 'boat', layout_query: { tabular: { page: 1 } } });
  expect([view.state.missing, new Set(counts), sought]).toEqual([false, new Set([0]), ['boat']]);
  view.dispose();
  here.store.update(1, { search: 'ship' }).subscribe();
  clock.advance(200);
  expect(view.view.search).toBe('boat');
});

test('keeps the page when another tab saves the bookmark', () => {
  const { clock, tab } = begin(preset(1, { bookmark: 'Mine', layout_query: { tabular: { page: 1 } } }));
  const [here, there] = [tab(), tab()];
  const view = there.open(1);
  here.store.update(1, { layout: 'cards', layout_query: { tabular: { page: 3 } } }).subscribe();
  clock.advance(200);
  expect(view.view).toMatchObject({ layout: 'cards', layout_query: { tabular: { page: 1 } } });
});

test('keeps the changes of both tabs to a bookmark', () => {
  const { clock, rows, writes, tab } = begin(
    preset(1, { bookmark: 'Mine', search: 'ferry', layout_query: { tabular: { sort: 'title', page: 1 } } }),
  );
  const [here, there] = [tab(), tab()];
  const [mine, theirs] = [here.open(1), there.open(1)];
  theirs.changeQuery('tabular', { limit: 100 });
  mine.change({ search: 'boat' });
  mine.changeQuery('tabular', { sort: '-title' });
  saveBookmark(here.store, notifications, permissions, mine).execute();
  clock.advance(200);
  expect([mine.state.changes, theirs.state.changes]).toEqual([
    [],
    [{ part: 'layout_query', layout: 'tabular', key: 'limit' }],
  ]);
  expect(theirs.view.search).toBe('boat');
  saveBookmark(there.store, notifications, permissions, theirs).execute();
  clock.advance(200);
  expect(writes).toEqual(['update 1 search layout_query', 'update 1 layout_query']);
  expect(rows).toMatchObject([{ search: 'boat', layout_query: { tabular: { sort: '-title', limit: 100 } } }]);
  expect([mine.state.changes, theirs.state.changes]).toEqual([[], []]);
  expect(mine.view).toEqual(theirs.view);
});

test('keeps the last save when both tabs changed the same part', () => {
  const { clock, rows, tab } = begin(preset(1, { bookmark: 'Mine', search: 'ferry' }));
  const [here, there] = [tab(), tab()];
  const [mine, theirs] = [here.open(1), there.open(1)];
  mine.change({ search: 'boat' });
  theirs.change({ search: 'ship' });
  saveBookmark(here.store, notifications, permissions, mine).execute();
  clock.advance(200);
  expect([theirs.view.search, theirs.state.saved.search, theirs.state.changes]).toEqual([
    'ship',
    'boat',
    [{ part: 'search' }],
  ]);
  saveBookmark(there.store, notifications, permissions, theirs).execute();
  clock.advance(200);
  expect([rows[0]?.search, mine.view.search]).toEqual(['ship', 'ship']);
});

test('applies unsaved changes to a bookmark saved in another tab', () => {
  const { clock, writes, tab } = begin(preset(1, { bookmark: 'Mine', search: 'ferry' }));
  const [here, there] = [tab(), tab()];
  const left = there.open(1);
  left.change({ layout: 'cards' });
  left.dispose();
  here.store.update(1, { search: 'boat' }).subscribe();
  clock.advance(200);
  const again = there.open(1);
  expect([again.view, again.state.changes]).toMatchObject([{ layout: 'cards', search: 'boat' }, [{ part: 'layout' }]]);
  saveBookmark(there.store, notifications, permissions, again).execute();
  clock.advance(200);
  expect(writes).toEqual(['update 1 search', 'update 1 layout']);
  expect(there.store.unsaved.size).toBe(0);
});

test('keeps changes made during a save as unsaved', () => {
  const { clock, tab } = begin(preset(1, { bookmark: 'Mine' }));
  const { store, open } = tab();
  const view = open(1);
  view.change({ search: 'boat' });
  saveBookmark(store, notifications, permissions, view).execute();
  view.change({ layout: 'cards' });
  clock.advance(200);
  expect(view.state.changes).toEqual([{ part: 'layout' }]);
  view.dispose();
  expect(open(1).view).toMatchObject({ search: 'boat', layout: 'cards' });
});

test('reports a bookmark deleted in another tab as missing', () => {
  const { clock, tab } = begin(preset(1, { bookmark: 'Mine' }));
  const [here, there] = [tab(), tab()];
  const view = there.open(1);
  here.store.remove(1).subscribe();
  clock.advance(200);
  expect(view.state).toMatchObject({ missing: true, bookmark: null });
});

test("ignores messages of other users' tabs", () => {
  const { clock, tab } = begin(preset(1));
  const [here, there] = [tab(), tab()];
  there.store.begin({ id: 'jun', role: null } as unknown as CurrentUser);
  there.store.load().subscribe();
  clock.advance(200);
  here.store.update(1, { search: 'boat' }).subscribe();
  clock.advance(102);
  const before = there.store.presets;
  clock.advance(200);
  expect(there.store.presets).toBe(before);
});
