/** @jest-environment node */

import { left } from 'fp-ts/Either';
import { BehaviorSubject, EMPTY, NEVER, type Observable, Subject } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import type { PrimaryKey } from '../../domain/items';
import type { ItemsQuery } from '../../domain/query';
import { schemaOf } from '../../domain/schema';
import { type Failure, networkFailure, ready } from '../../kernel';
import { DevicePreferences } from '../settings';
import { BackgroundExport } from './background-export';
import { type ExportDependencies, type ExportedList, inColumnOrder, ListExport } from './list-export';

const sample = world('sample', [collection('tags', {}, [primaryKey(), stringField('name')])]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

const devicePreferences = () => {
  const stored = new Map<string, string>();
  return new DevicePreferences({
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  });
};

const open = () => {
  const asked: unknown[] = [];
  const ask = (_: string, query: unknown) => {
    asked.push(query);
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
    lockedFilter: null,
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
    items: { list: ask },
    schema: { schema },
    access: { access: { user: null }, user$: NEVER },
    preferences: devicePreferences(),
  } as unknown as ExportDependencies);
  return {
    work,
    list,
    select: (...keys: readonly PrimaryKey[]) => keys$.next(keys),
    asked,
    what: () => now(work.options$).what,
  };
};

test('defaults to the selection when there is one', () => {
  const { work, select, what } = open();
  expect(what()).toBe('found');
  select(3, 5);
  expect([what(), now(work.counts$)]).toEqual(['selected', { found: 6, everything: 33, selected: 2 }]);
  work.setOptions({ what: 'everything' });
  expect(what()).toBe('everything');
  work.setOptions({ what: 'selected' });
  select();
  expect(what()).toBe('found');
});

test('requests each extent with the paths in column order', () => {
  const { work, select, asked } = open();
  work.execute('en-US');
  select(3, 5);
  work.setOptions({ columns: 'all', format: 'xml' });
  work.execute('en-US');
  work.setOptions({ what: 'everything', format: 'json' });
  work.execute('en-US');
  expect(asked).toEqual([
    {
      search: 'er',
      sort: ['-name', 'id'],
      fields: ['id', 'slug', 'boss.id', 'boss.name', 'name'],
      limit: 1000,
      page: 1,
    },
    { filter: { id: { _in: [3, 5] } }, sort: ['-name', 'id'], fields: ['id', 'name'], limit: 100 },
    { fields: ['id', 'name'], sort: ['id'], limit: 1000, page: 1 },
  ]);
});

test('exports by filters and search, without a count, when the layout has no query', () => {
  const { work, list, asked } = open();
  list.list.query$.next(null);
  expect(now(work.counts$)).toEqual({ found: null, everything: 33, selected: 0 });
  work.execute('en-US');
  Object.assign(list, { filter: null, view: { view: { ...list.view.view, search: '' } } });
  work.execute('en-US');
  work.setOptions({ what: 'everything' });
  work.execute('en-US');
  expect(asked).toEqual([
    { filter: { name: { _nnull: true } }, search: 'er', fields: ['id', 'name'], sort: ['id'], limit: 1000, page: 1 },
    { fields: ['id', 'name'], sort: ['id'], limit: 1000, page: 1 },
    { fields: ['id', 'name'], sort: ['id'], limit: 1000, page: 1 },
  ]);
});

describe('background export', () => {
  const list: ExportedList = {
    collection: 'tags',
    primaryKey: 'id',
    layout: 'tabular',
    view: { view: { layout_query: {}, search: '' } },
    filter: null,
    lockedFilter: null,
    list: {
      query: null,
      query$: new BehaviorSubject(null),
      counts$: new BehaviorSubject(ready({ total_count: 3, filter_count: 3 })),
    },
    selection: { keys: [], keys$: new BehaviorSubject([]) },
  };

  const now = <A>(stream$: Observable<A>): A => {
    let seen: A | undefined;
    stream$.subscribe((value) => (seen = value)).unsubscribe();
    return seen as A;
  };

  const failure = networkFailure('GET /items/tags', false);

  const open = () => {
    const answer = new Subject<ReturnType<typeof left<Failure>>>();
    const reported: Failure[] = [];
    const parts = {
      items: { list: () => answer },
      schema: { schema: schemaOf([], [], []) },
      notifications: { showFailure: (one: Failure) => reported.push(one) },
      access: { access: { user: null }, user$: NEVER },
      preferences: devicePreferences(),
    } as unknown as ExportDependencies;
    const background = new BackgroundExport();
    return { background, look: () => background.attach(() => new ListExport(list, parts)), answer, reported };
  };

  test('returns the running export when attached again, and a new one after the end', () => {
    const { background, look } = open();
    const first = look();
    first.setOptions({ format: 'json' });
    first.execute('en-US');
    background.detach(first);
    const second = look();
    expect([second, now(second.state$).kind, now(second.options$).format]).toEqual([first, 'working', 'json']);
    second.cancel();
    background.detach(second);
    expect(look()).not.toBe(first);
  });

  test('returns an export that ended while detached, and reports its failure', () => {
    const { background, look, answer, reported } = open();
    const work = look();
    work.execute('en-US');
    background.detach(work);
    answer.next(left(failure));
    answer.complete();
    expect([look(), now(work.state$), reported]).toEqual([work, { kind: 'failed', failure }, [failure]]);
    background.detach(work);
    expect(look()).not.toBe(work);
  });

  test('reports a failure once while attached', () => {
    const { background, look, answer, reported } = open();
    const work = look();
    work.execute('en-US');
    background.detach(work);
    look();
    answer.next(left(failure));
    answer.complete();
    expect(reported).toEqual([]);
  });

  test('keeps only a running export when the list is closed', () => {
    const { background, look, answer, reported } = open();
    const work = look();
    work.execute('en-US');
    background.dispose();
    expect(answer.observed).toBe(true);
    answer.next(left(failure));
    answer.complete();
    expect(reported).toEqual([failure]);
    background.dispose();
    expect(answer.observed).toBe(false);
    expect(look()).not.toBe(work);
  });
});

test('sorts paths by column, with related paths in place and the key first', () => {
  const asked = ['id', 'author.id', 'author.last_name', 'author.name', 'authored', 'title'];
  expect(inColumnOrder(asked, ['title', 'author', 'authored', 'author.last_name'])).toEqual([
    'id',
    'title',
    'author.id',
    'author.name',
    'authored',
    'author.last_name',
  ]);
});

test('keeps the order without arranged columns', () => {
  expect(inColumnOrder(['id', 'b', 'a'], [])).toEqual(['id', 'b', 'a']);
});
