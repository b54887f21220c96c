/** @jest-environment node */
import { BehaviorSubject, NEVER, of } from 'rxjs';
import type { AccessStore } from '../../../application/access';
import type { AutoRefresh } from '../../../application/browse';
import { openBrowse } from '../../../application/browse/list/list-session.fixtures';
import { newCondition } from '../../../domain/filters';
import type { Item } from '../../../domain/items';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import type { ItemCounts } from '../../../domain/query';
import { failed, loading, networkFailure, ready, type RemoteData } from '../../../kernel';
import { collectionPaths } from '../../../kit';
import { ListPageViewModel } from './list-page.view-model';

const open = () => {
  const opened = openBrowse();
  const access = { access$: of({ user: testUser(true), permissions: [] }) } as unknown as AccessStore;
  const refresh = { paused$: NEVER, dispose: () => undefined } as unknown as AutoRefresh;
  return { ...opened, model: new ListPageViewModel(opened.browse, access, refresh, collectionPaths('articles', 7)) };
};

test('clears the search and unlocked filters, including pending typing', () => {
  const { model, browse, view, clock } = open();
  const locked = { ...newCondition('l', 'title', 'string'), value: 'x', locked: true };
  view.change({ filters: [locked, { ...newCondition('a', 'words', 'integer'), value: 5 }] });
  browse.search('f');
  browse.search('ferry');
  model.clearFilters();
  clock.advance(1000);
  expect([view.view.search, view.view.filters]).toEqual(['', [locked]]);
  model.dispose();
  expect(view.view.search).toBe('');
});

test('denies to clear while neither search nor filters can be cleared', () => {
  const { model, view } = open();
  const denials: unknown[] = [];
  model.clearDenied$.subscribe((denied) => denials.push(denied));
  const locked = { ...newCondition('l', 'title', 'string'), value: 'x', locked: true };
  view.change({ filters: [locked] });
  view.change({ search: 'ferry' });
  view.change({ search: '', filters: [locked, { ...newCondition('a', 'words', 'integer'), value: 5 }] });
  model.clearFilters();
  expect(denials).toEqual(['filters_clear_nothing', false, 'filters_clear_nothing']);
});

test('links items within the bookmark; null without a key', () => {
  const { model } = open();
  expect(model.linkTo({ id: 5 })).toBe('/collections/articles/5?bookmark=7');
  expect(model.linkTo({ title: 'x' })).toBeNull();
  expect(model.paths.newItem).toBe('/collections/articles/+?bookmark=7');
});

test('items whose keys no address can contain have no link, and are named', () => {
  const { model, browse } = open();
  expect(['.', '..', ''].map((id) => model.linkTo({ id }))).toEqual([null, null, null]);
  expect(model.linkTo({ id: '...' })).toBe('/collections/articles/...?bookmark=7');
  const items$ = new BehaviorSubject<RemoteData<readonly Item[]>>(ready([{ id: 1 }, { id: '..' }, {}]));
  Object.assign(browse.list, { items$ });
  const access = { access$: of({ user: testUser(true), permissions: [] }) } as unknown as AccessStore;
  const seen: unknown[] = [];
  new ListPageViewModel(browse, access, model.refresh, model.paths).unaddressed$.subscribe((keys) => seen.push(keys));
  items$.next(ready([{ id: 2 }, { id: '..' }]));
  items$.next(ready([{ id: 2 }]));
  expect(seen).toEqual([['..'], []]);
});

test('emits the heading only when it changes', () => {
  const { model, browse } = open();
  const counts$ = new BehaviorSubject<RemoteData<ItemCounts>>(ready({ total_count: 99, filter_count: 26 }));
  Object.assign(browse.list, { counts$ });
  const access = { access$: of({ user: testUser(true), permissions: [] }) } as unknown as AccessStore;
  const seen: unknown[] = [];
  const { heading$ } = new ListPageViewModel(browse, access, model.refresh, model.paths);
  heading$.subscribe((heading) => seen.push(heading));
  counts$.next(ready({ total_count: 99, filter_count: 26 }));
  expect(seen).toEqual([{ counts: { total_count: 99, filter_count: 26 }, createDenied: false }]);
});

test('keeps the last counts while a search cannot be counted', () => {
  const { model, browse } = open();
  const counts$ = new BehaviorSubject<RemoteData<ItemCounts>>(ready({ total_count: 99, filter_count: 99 }));
  Object.assign(browse.list, { counts$ });
  const access = { access$: of({ user: testUser(true), permissions: [] }) } as unknown as AccessStore;
  const counts: unknown[] = [];
  new ListPageViewModel(browse, access, model.refresh, model.paths).heading$.subscribe((heading) =>
    counts.push(heading.counts?.filter_count),
  );
  counts$.next(loading<ItemCounts>(null));
  counts$.next(failed<ItemCounts>(networkFailure('GET /items/articles', false), null));
  counts$.next(ready({ total_count: 98, filter_count: 3 }));
  expect(counts).toEqual([99, 3]);
});
