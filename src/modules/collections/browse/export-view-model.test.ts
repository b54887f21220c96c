import { BehaviorSubject, EMPTY, NEVER, type Observable } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { Selection, type Browse } from '../../../application/browse';
import type { WorkParts } from '../../../application/work';
import { emptyView } from '../../../domain/presets';
import { schemaOf } from '../../../domain/schema';
import { ready } from '../../../kernel';
import { ExportViewModel, openExport } from './export.view-model';

const sample = world('sample', [collection('tags', {}, [primaryKey(), stringField('name')])]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

const open = () => {
  const asked: unknown[] = [];
  const ask = (_: string, format: string, query: unknown) => {
    asked.push([format, query]);
    return EMPTY;
  };
  const selection = new Selection(() => null);
  const list = {
    query: { fields: ['id', 'boss.id', 'boss.name', 'name', 'slug'], search: 'er', sort: ['-name'], limit: 25, page: 2 },
    counts$: new BehaviorSubject(ready({ total_count: 33, filter_count: 6 })),
  };
  const shown = { view: { ...emptyView, layout_query: { tabular: { fields: ['slug', 'boss', 'name'] } } } };
  const browse = { collection: 'tags', primaryKey: 'id', selection, list, layout: 'tabular', view: shown } as unknown as Browse;
  const view = new ExportViewModel(browse, { items: { export: ask }, schema: { schema } } as unknown as WorkParts);
  return { view, selection, asked, what: () => now(view.choices$).what };
};

test('whoever has selected something means that, unless they say otherwise', () => {
  const { view, selection, what } = open();
  expect(what()).toBe('found');
  selection.chooseKeys([3, 5]);
  expect([what(), now(view.counts$)]).toEqual(['selected', { found: 6, everything: 33, selected: 2 }]);
  view.choose({ what: 'everything' });
  expect(what()).toBe('everything');
  view.choose({ what: 'selected' });
  selection.clear();
  expect(what()).toBe('found');
});

test('each of them asks for what it says, in the order of the columns', () => {
  const { view, selection, asked } = open();
  view.execute();
  selection.chooseKeys([3, 5]);
  view.choose({ columns: 'all', format: 'xml' });
  view.execute();
  view.choose({ what: 'everything', format: 'json' });
  view.execute();
  expect(asked).toEqual([
    ['csv', { search: 'er', sort: ['-name'], fields: ['id', 'slug', 'boss.id', 'boss.name', 'name'] }],
    ['xml', { filter: { id: { _in: [3, 5] } }, sort: ['-name'], fields: ['id', 'name'] }],
    ['json', { fields: ['id', 'name'] }],
  ]);
});

test('a panel that is closed and opened again finds the export that is under way, and none that is over', () => {
  const selection = new Selection(() => null);
  const list = { query: null, counts$: new BehaviorSubject(ready({ total_count: 3, filter_count: 3 })) };
  const browse = { collection: 'tags', primaryKey: 'id', selection, list, layout: 'tabular', view: { view: emptyView } } as unknown as Browse;
  const parts = { items: { export: () => NEVER }, schema: { schema } } as unknown as WorkParts;
  const first = openExport(parts, browse);
  first.choose({ format: 'json' });
  first.execute();
  first.dispose();
  const second = openExport(parts, browse);
  expect([second, now(second.items.state$).kind, now(second.choices$).format]).toEqual([first, 'working', 'json']);
  second.items.cancel();
  second.dispose();
  expect(openExport(parts, browse)).not.toBe(first);
});
