/** @jest-environment node */
import { left, right, type Either } from 'fp-ts/Either';
import { BehaviorSubject, map, Subject, type Observable } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { ItemsQuery } from '../../domain/query';
import { networkFailure, type Failure } from '../../kernel';
import { PLAIN_CSV } from '../../domain/import-export';
import type { ItemDependencies } from '../dependencies';
import { ExportItems, type ExportRequest } from './export-items';

const now = <A>(stream$: Observable<A>): A => {
  let seen: A | undefined;
  stream$.subscribe((value) => (seen = value)).unsubscribe();
  return seen as A;
};

const open = () => {
  const asked: {
    readonly what: unknown;
    readonly answer: (result: Either<Failure, unknown>) => void;
    readonly given: () => boolean;
  }[] = [];
  const asking = (what: unknown) => {
    const subject = new Subject<never>();
    asked.push({
      what,
      answer: (result) => (subject.next(result as never), subject.complete()),
      given: () => subject.observed,
    });
    return subject.asObservable();
  };
  const saved: [string, Blob][] = [];
  const reported: Failure[] = [];
  const person$ = new BehaviorSubject<string | null>('clara');
  const user$ = person$.pipe(map((id) => (id === null ? null : { id })));
  const parts = {
    items: {
      list: (_: string, query: ItemsQuery) => asking(query),
    },
    clock: new VirtualClock(new Date(2026, 10, 20).getTime()),
    downloads: { save: (name: string, file: Blob) => saved.push([name, file]) },
    notifications: { showFailure: (failure: Failure) => reported.push(failure) },
    access: {
      user$,
      get access() {
        return { user: now(user$) };
      },
    },
  } as unknown as ItemDependencies;
  return { items: new ExportItems(parts, 'articles', 'id'), asked, saved, reported, person$ };
};

const wish = (more: Partial<ExportRequest> = {}): ExportRequest => ({
  format: 'csv',
  csv: PLAIN_CSV,
  scope: { kind: 'found', query: { search: 'x', sort: ['-words'] } },
  fields: ['title', 'author.name'],
  count: 3,
  ...more,
});

const page = (length: number): Either<Failure, unknown> =>
  right(Array.from({ length }, (_, index) => ({ title: `=t${index}`, author: { name: 'A' } })));

test('saves the file under collection and date', async () => {
  const { items, asked, saved } = open();
  items.execute(wish());
  expect(asked.map(({ what }) => what)).toEqual([
    { search: 'x', sort: ['-words', 'id'], fields: ['title', 'author.name'], limit: 1000, page: 1 },
  ]);
  expect(now(items.state$)).toEqual({ kind: 'working', done: 0, total: 3 });
  asked[0]?.answer(page(1));
  expect(saved.map(([name]) => name)).toEqual(['articles-2026-11-20.csv']);
  expect(now(items.state$)).toEqual({ kind: 'saved', name: 'articles-2026-11-20.csv' });
});

test('writes field names and paths as columns, JSON objects as JSON text, and escapes formulas', async () => {
  const { items, asked, saved } = open();
  items.execute(wish({ fields: ['title', 'extra', 'author.name'], count: 1 }));
  asked[0]?.answer(right([{ title: '=1+1', extra: { a: { b: [1] } }, author: { name: 'A, B' } }]));
  expect(saved[0]?.[1].type).toBe('text/csv;charset=utf-8');
  expect(await saved[0]?.[1].text()).toBe('title,extra,author.name\r\n\'=1+1,"{""a"":{""b"":[1]}}","A, B"\r\n');
});

test('requests only the fields and the order of the key when everything is exported', () => {
  const { items, asked } = open();
  items.execute(wish({ format: 'xml', scope: { kind: 'everything' }, count: 5_000 }));
  expect(asked[0]?.what).toEqual({ fields: ['title', 'author.name'], sort: ['id'], limit: 1000, page: 1 });
});

test('shows no total while the items are not counted', () => {
  const { items, asked } = open();
  items.execute(wish({ count: null }));
  expect(now(items.state$)).toEqual({ kind: 'working', done: 0, total: null });
  asked[0]?.answer(page(1_000));
  expect(now(items.state$)).toEqual({ kind: 'working', done: 1_000, total: null });
});

test('shows a failure until the next attempt', () => {
  const { items, asked, saved } = open();
  const failure = networkFailure('GET /items/articles', false);
  items.execute(wish());
  asked[0]?.answer(left(failure));
  expect(now(items.state$)).toEqual({ kind: 'failed', failure });
  items.execute(wish());
  expect(now(items.state$).kind).toBe('working');
  expect(saved).toEqual([]);
});

test('aborts the request when cancelled', () => {
  const { items, asked, saved } = open();
  items.execute(wish());
  items.cancel();
  expect(asked[0]?.given()).toBe(false);
  expect(now(items.state$)).toEqual({ kind: 'resting' });
  expect(saved).toEqual([]);
});

test('loads a large list in pages with a strict sort, and escapes formulas', async () => {
  const { items, asked, saved } = open();
  items.execute(wish({ count: 10_001 }));
  expect(asked[0]?.what).toEqual({
    search: 'x',
    sort: ['-words', 'id'],
    fields: ['title', 'author.name'],
    limit: 1000,
    page: 1,
  });
  for (let turn = 0; turn < 10; turn += 1) asked[turn]?.answer(page(1_000));
  expect(now(items.state$)).toEqual({ kind: 'working', done: 10_000, total: 10_001 });
  asked[10]?.answer(page(1));
  const lines = (await saved[0]?.[1].text())?.split('\r\n') ?? [];
  expect(lines).toHaveLength(10_003);
  expect(lines.slice(0, 2)).toEqual(['title,author.name', "'=t0,A"]);
});

test('holds no text of earlier pages: each becomes a blob at once, and the file is made of blobs', () => {
  const made: (readonly unknown[])[] = [];
  const Original = Blob;
  globalThis.Blob = class extends Original {
    constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
      super(parts, options);
      made.push(parts);
    }
  };
  const { items, asked } = open();
  items.execute(wish({ count: 2_001 }));
  for (let turn = 0; turn < 2; turn += 1) asked[turn]?.answer(page(1_000));
  expect(made.map((parts) => parts.length)).toEqual([1, 1, 1]);
  asked[2]?.answer(page(1));
  expect(made.at(-1)?.map((part) => part instanceof Blob || part)).toEqual([true, true, true, true, '']);
  globalThis.Blob = Original;
});

test('loads as many items in pages as there are, whatever was counted', () => {
  const { items, asked, saved } = open();
  items.execute(wish({ count: 3 }));
  asked[0]?.answer(page(1_000));
  expect(now(items.state$)).toEqual({ kind: 'working', done: 1_000, total: 1_000 });
  asked[1]?.answer(page(0));
  expect(saved).toHaveLength(1);
});

test.each([
  [['-id'], ['-id']],
  [['id'], ['id']],
  [
    ['words', '-id'],
    ['words', '-id'],
  ],
  [[], ['id']],
])('requests the pages of a list sorted by %j sorted by %j', (sort, asks) => {
  const { items, asked } = open();
  items.execute(wish({ count: 10_001, scope: { kind: 'found', query: { sort } } }));
  expect(asked[0]?.what).toMatchObject({ sort: asks });
});

test('assembles JSON pages into one array', async () => {
  const { items, asked, saved } = open();
  items.execute(wish({ format: 'json', count: 10_001 }));
  asked[0]?.answer(page(1_000));
  asked[1]?.answer(page(0));
  const list = JSON.parse((await saved[0]?.[1].text()) ?? '') as unknown[];
  expect(list).toHaveLength(1_000);
});

test('fails and saves nothing when a page fails', () => {
  const { items, asked, saved } = open();
  items.execute(wish({ count: 10_001 }));
  asked[0]?.answer(page(1_000));
  asked[1]?.answer(left(networkFailure('GET /items/articles', false)));
  expect(now(items.state$).kind).toBe('failed');
  expect(saved).toEqual([]);
});

test('assembles XML pages into one document', async () => {
  const { items, asked, saved } = open();
  items.execute(wish({ format: 'xml', count: 10_001 }));
  asked[0]?.answer(page(1_000));
  expect(now(items.state$)).toEqual({ kind: 'working', done: 1_000, total: 10_001 });
  asked[1]?.answer(page(1));
  const lines = (await saved[0]?.[1].text())?.split('\n') ?? [];
  expect(lines.filter((line) => line === '    <data>')).toHaveLength(1_001);
  expect([lines[0], lines.at(-2)]).toEqual(["<?xml version='1.0'?>", '</data>']);
});

const selected = (length: number): ExportRequest =>
  wish({
    scope: { kind: 'selected', keys: Array.from({ length }, (_, index) => index), sort: ['-words'] },
    count: length,
  });

test('exports a few selected items in one answer', () => {
  const { items, asked, saved } = open();
  items.execute(selected(2));
  expect(asked[0]?.what).toEqual({
    filter: { id: { _in: [0, 1] } },
    sort: ['-words', 'id'],
    fields: ['title', 'author.name'],
    limit: 100,
  });
  asked[0]?.answer(page(2));
  expect([asked.length, saved.length]).toEqual([1, 1]);
});

test('exports many selected items by a hundred keys, without deleted ones', async () => {
  const { items, asked, saved } = open();
  items.execute(selected(250));
  expect(now(items.state$)).toEqual({ kind: 'working', done: 0, total: 250 });
  asked[0]?.answer(page(99));
  expect(now(items.state$)).toEqual({ kind: 'working', done: 100, total: 250 });
  asked[1]?.answer(page(100));
  expect(asked[2]?.what).toMatchObject({
    filter: { id: { _in: Array.from({ length: 50 }, (_, index) => 200 + index) } },
    sort: ['-words', 'id'],
    limit: 100,
  });
  asked[2]?.answer(page(50));
  expect((await saved[0]?.[1].text())?.split('\r\n')).toHaveLength(251);
});

test('saves nothing when cancelled between two pages', () => {
  const { items, asked, saved } = open();
  items.execute(wish({ format: 'xml', count: 10_001 }));
  asked[0]?.answer(page(1_000));
  items.cancel();
  asked[1]?.answer(page(1));
  expect([saved, now(items.state$)]).toEqual([[], { kind: 'resting' }]);
});

test('continues while detached, and then reports a failure as a notification', () => {
  const failure = networkFailure('GET /items/articles', false);
  const { items, asked, saved, reported } = open();
  items.execute(wish());
  items.detach();
  asked[0]?.answer(page(1));
  expect([saved.length, reported]).toEqual([1, []]);
  items.execute(wish());
  asked[1]?.answer(left(failure));
  expect(reported).toEqual([failure]);
  items.attach();
  items.execute(wish());
  asked[2]?.answer(left(failure));
  expect([reported.length, now(items.state$)]).toEqual([1, { kind: 'failed', failure }]);
});

test.each([null, 'jun'])(
  'when the person leaves (next: %p), what is under way is given up, and nothing is asked for, saved or reported',
  (next) => {
    const { items, asked, saved, reported, person$ } = open();
    for (const count of [3, 10_001]) {
      person$.next('clara');
      items.execute(wish({ count }));
      items.detach();
      person$.next(next);
      expect([asked.at(-1)?.given(), now(items.state$)]).toEqual([false, { kind: 'resting' }]);
    }
    expect(person$.observed).toBe(false);
    asked[0]?.answer(page(1));
    asked[1]?.answer(page(1_000));
    expect([asked.length, saved, reported]).toEqual([2, [], []]);
  },
);

test('stops between two pages as well', () => {
  const { items, asked, saved, person$ } = open();
  items.execute(wish({ count: 10_001 }));
  asked[0]?.answer(page(1_000));
  person$.next(null);
  asked[1]?.answer(page(1));
  expect([asked.length, saved, now(items.state$)]).toEqual([2, [], { kind: 'resting' }]);
});

test("continues when the same user's permissions are loaded again", () => {
  const { items, asked, saved, person$ } = open();
  items.execute(wish());
  person$.next('clara');
  asked[0]?.answer(page(1));
  expect(saved).toHaveLength(1);
  expect(person$.observed).toBe(false);
});
