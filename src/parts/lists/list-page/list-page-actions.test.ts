/** @jest-environment node */
import { BehaviorSubject } from 'rxjs';
import { now } from '../../../application/browse/selection/selection.fixtures';
import type { Denial } from '../../../domain/permissions';
import { collectionPaths } from '../../../kit';
import { layoutActions, listPageActions } from './list-page-actions';

const begin = () => {
  const called: string[] = [];
  const call = (name: string) => () => void called.push(name);
  const createDenied$ = new BehaviorSubject<Denial | false>(false);
  const clearDenied$ = new BehaviorSubject<'filters_clear_nothing' | false>(false);
  const browse = { list: { refresh: call('refresh') } };
  const view = { browse, paths: collectionPaths('articles'), createDenied$, clearDenied$ };
  const another = { id: 'import', label: 'import_items', icon: 'file_upload', denied$: createDenied$ } as const;
  const actions = listPageActions(view as never, 'Articles', [{ ...another, execute: call('import') }], {
    clearFilters: call('clear'),
    openExport: call('export'),
    focusSearch: call('search'),
  });
  return { actions, called, createDenied$, clearDenied$ };
};

test('lists all actions of the page once', () => {
  const { all } = begin().actions;
  expect(all.map(({ id }) => id)).toEqual(['create', 'import', 'search', 'refresh', 'clear-filters', 'export']);
  expect(all.map(({ href }) => href)).toEqual(['/collections/articles/+', ...Array<undefined>(5)]);
});

test('executes the commands of the page', () => {
  const { actions, called } = begin();
  for (const { execute } of actions.all) execute?.();
  expect(called).toEqual(['import', 'search', 'refresh', 'clear', 'export']);
});

test('denies to create and import without permission', () => {
  const { actions, createDenied$ } = begin();
  createDenied$.next('not_allowed');
  expect(actions.create.map(({ denied$ }) => now(denied$))).toEqual(['not_allowed', 'not_allowed']);
});

test('offers the layouts that are not shown', () => {
  const changes: unknown[] = [];
  const session = { view: { change: (change: unknown) => changes.push(change) } };
  const layouts = ['tabular', 'cards', 'calendar'].map((id) => ({ id, name: `layout_${id}`, icon: id }));
  const actions = layoutActions(session as never, layouts as never, 'cards', ({ name }) => name);
  expect(actions.map(({ id, parameters }) => [id, parameters])).toEqual([
    ['layout-tabular', { layout: 'layout_tabular' }],
    ['layout-calendar', { layout: 'layout_calendar' }],
  ]);
  actions[1]?.execute?.();
  expect(changes).toEqual([{ layout: 'calendar' }]);
});
