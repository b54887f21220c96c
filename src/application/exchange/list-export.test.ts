/** @jest-environment node */
import { BehaviorSubject, EMPTY, NEVER, type Observable } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import type { PrimaryKey } from '../../domain/items';
import type { ItemsQuery } from '../../domain/query';
import { schemaOf } from '../../domain/schema';
import { ready } from '../../kernel';
import type { WorkParts } from '../work';
import { ListExport, type ExportedList } from './list-export';

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
  const keys$ = new BehaviorSubject<readonly PrimaryKey[]>([]);
  const query$ = new BehaviorSubject<ItemsQuery | null>({
    fields: ['id', 'boss.id', 'boss.name', 'name', 'slug'],
    search: 'er',
    sort: ['-name'],
    limit: 25,
    page: 2,
  });
  const list = {
    collection: 'tags',
    primaryKey: 'id',
    layout: 'tabular',
    view: { view: { layout_query: { tabular: { fields: ['slug', 'boss', 'name'] } }, search: 'er' } },
    filter: { name: { _nnull: true } },
    list: {
      query$,
      get query() {
        return query$.value;
      },
      counts$: new BehaviorSubject(ready({ total_count: 33, filter_count: 6 })),
    },
    selection: {
      keys$,
      get keys() {
        return keys$.value;
      },
    },
  } satisfies ExportedList;
  const work = new ListExport(list, {
    items: { export: ask },
    schema: { schema },
    access: { access: { user: null }, user$: NEVER },
  } as unknown as WorkParts);
  return {
    work,
    list,
    select: (...keys: readonly PrimaryKey[]) => keys$.next(keys),
    asked,
    what: () => now(work.choices$).what,
  };
};

test('whoever has selected something means that, unless they say otherwise', () => {
  const { work, select, what } = open();
  expect(what()).toBe('found');
  select(3, 5);
  expect([what(), now(work.counts$)]).toEqual(['selected', { found: 6, everything: 33, selected: 2 }]);
  work.choose({ what: 'everything' });
  expect(what()).toBe('everything');
  work.choose({ what: 'selected' });
  select();
  expect(what()).toBe('found');
});

test('each of them asks for what it says, in the order of the columns', () => {
  const { work, select, asked } = open();
  work.execute();
  select(3, 5);
  work.choose({ columns: 'all', format: 'xml' });
  work.execute();
  work.choose({ what: 'everything', format: 'json' });
  work.execute();
  expect(asked).toEqual([
    ['csv', { search: 'er', sort: ['-name'], fields: ['id', 'slug', 'boss.id', 'boss.name', 'name'] }],
    ['xml', { filter: { id: { _in: [3, 5] } }, sort: ['-name'], fields: ['id', 'name'] }],
    ['json', { fields: ['id', 'name'] }],
  ]);
});

test('a layout that asks for nothing exports what filters and search find, and claims no number of it', () => {
  const { work, list, asked } = open();
  list.list.query$.next(null);
  expect(now(work.counts$)).toEqual({ found: null, everything: 33, selected: 0 });
  work.execute();
  Object.assign(list, { filter: null, view: { view: { ...list.view.view, search: '' } } });
  work.execute();
  work.choose({ what: 'everything' });
  work.execute();
  expect(asked).toEqual([
    ['csv', { filter: { name: { _nnull: true } }, search: 'er', fields: ['id', 'name'] }],
    ['csv', { fields: ['id', 'name'] }],
    ['csv', { fields: ['id', 'name'] }],
  ]);
});
