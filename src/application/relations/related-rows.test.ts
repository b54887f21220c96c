import type { StagedChange } from '../../domain/items';
import { valueOf } from '../../kernel';
import { SEARCH_DELAY_MS } from './item-search';
import { begin, ids, lines, may, place, reader } from './related-rows.fixtures';

describe('the rows of an item', () => {
  test('are read by their foreign key, a page at a time, with their count', () => {
    const { lists, counts, shown } = begin('lines', ['text']);
    expect(lists.map(({ query }) => query)).toEqual([
      { fields: ['id', 'sort', 'text'], filter: { letter: { _eq: 7 } }, sort: ['sort', 'id'], limit: 10, page: 1 },
    ]);
    expect(counts.map(({ query }) => query)).toEqual([{ filter: { letter: { _eq: 7 } } }]);
    expect(shown().rows).toBeNull();
    lists[0]?.answer(lines(1, 10));
    counts[0]?.answer(10_000);
    expect(ids(shown().rows)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(lists).toHaveLength(1);
  });

  test('are not read for a new item, nor without the permission', () => {
    const started = begin('lines', ['text'], reader, { collection: 'letters', key: null });
    expect(started.lists).toEqual([]);
    expect(started.shown()).toMatchObject({ rows: null, added: [] });
    started.apply({ kind: 'create', draft: 'a', values: { text: 'new' } });
    expect(started.shown().added).toMatchObject([{ state: 'created', values: { text: 'new' } }]);
    for (const permissions of [[], [may('lines', ['id', 'text'])]]) {
      const hidden = begin('lines', ['text'], { user: null, permissions });
      expect(hidden.rows.readDenied).toBe('not_allowed');
      expect(hidden.lists).toEqual([]);
    }
  });

  test('fields that may not be read are not requested, and the order is by key without the sort field', () => {
    const { last } = begin('lines', ['text', 'secret'], {
      user: null,
      permissions: [may('lines', ['id', 'letter', 'text'])],
    });
    expect(last().query).toMatchObject({ fields: ['id', 'text'], sort: ['id'] });
  });

  test('another page is one request, a search and an order two', () => {
    const { clock, rows, lists, counts, last } = begin('lines', ['text']);
    last().answer(lines(1, 10));
    counts[0]?.answer(30);
    rows.show({ page: 3 });
    expect([lists.length, counts.length]).toEqual([2, 1]);
    expect(last().query.page).toBe(3);
    rows.search('x');
    rows.search(' a ');
    clock.advance(SEARCH_DELAY_MS);
    expect([lists.length, counts.length]).toEqual([3, 2]);
    expect(last().query).toMatchObject({ search: 'a', page: 1 });
    last().answer([]);
    rows.show({ search: '', sort: '-text' });
    expect(last().query).toMatchObject({ sort: ['-text', 'id'], page: 1 });
    expect(rows.isInOwnOrder).toBe(false);
  });

  test('a search behind a junction filters the texts of the items', () => {
    const { rows, counts, last } = begin('tags', ['tags_id.name', 'tags_id.id']);
    rows.show({ search: 'sea' });
    const filter = {
      _and: [{ letters_id: { _eq: 7 } }, { _or: [{ tags_id: { name: { _contains: 'sea' } } }] }],
    };
    expect(last().query).toEqual({
      fields: ['id', 'tags_id.name', 'tags_id.id'],
      filter,
      sort: ['id'],
      limit: 10,
      page: 1,
    });
    expect(counts.at(-1)?.query).toEqual({ filter });
    expect([rows.isSearchable, begin('tags', ['tags_id.id']).rows.isSearchable]).toEqual([true, false]);
  });

  test('further fields of a row are requested, and not searched', () => {
    const { rows, last } = begin('tags', ['tags_id.name'], reader, place, ['tags_id.note', 'tags_id.gone']);
    rows.show({ search: 'sea' });
    expect(last().query).toMatchObject({
      fields: ['id', 'tags_id.name', 'tags_id.note', 'tags_id.id'],
      filter: { _and: [{}, { _or: [{ tags_id: { name: { _contains: 'sea' } } }] }] },
    });
  });

  test('are read again after every answer of the server, and another item starts at page 1', () => {
    const { rows, lists, counts, place$, last } = begin('lines', ['text']);
    last().answer(lines(1, 10));
    place$.next({ ...place });
    expect([lists.length, counts.length]).toEqual([2, 2]);
    rows.show({ page: 2 });
    place$.next({ ...place, key: 8 });
    expect(last().query).toMatchObject({ filter: { letter: { _eq: 8 } }, page: 1 });
  });

  test('a failure keeps staged rows, and can be retried', () => {
    const { rows, apply, shown, last, lists } = begin('lines', ['text']);
    apply({ kind: 'create', draft: 'a', values: { text: 'new' } });
    last().fail();
    let failed = false;
    rows.loaded$.subscribe(({ kind }) => (failed = kind === 'failed')).unsubscribe();
    expect(failed).toBe(true);
    expect(shown()).toMatchObject({ rows: null, added: [{ state: 'created' }] });
    rows.retry();
    expect(lists).toHaveLength(2);
    last().answer(lines(1, 2));
    expect(ids(shown().rows)).toEqual([1, 2]);
  });

  test('an empty page that was beyond the end leads to the page before', () => {
    const { rows, last } = begin('lines', ['text']);
    last().answer(lines(1, 10));
    rows.show({ page: 2 });
    last().answer([]);
    expect(last().query.page).toBe(1);
  });
});

describe('staged rows', () => {
  test('linked ones are read once by their keys', () => {
    const { apply, shown, lists, last } = begin('lines', ['text']);
    last().answer(lines(1, 1));
    apply({ kind: 'link', key: 40 });
    expect(last()).toMatchObject({
      collection: 'lines',
      query: { filter: { id: { _in: [40] } }, limit: 1, fields: ['id', 'sort', 'text'] },
    });
    last().answer([{ id: 40, text: 'forty' }]);
    expect(shown().added).toMatchObject([{ state: 'linked', values: { text: 'forty' } }]);
    apply({ kind: 'link', key: 41 });
    expect(lists).toHaveLength(3);
    expect(last().query.filter).toEqual({ id: { _in: [41] } });
    last().answer([]);
    apply({ kind: 'remove', row: { key: 1 } });
    expect(lists).toHaveLength(3);
    expect(shown().rows).toMatchObject([{ state: 'removed' }]);
  });

  test('new junction rows show the items that they name, after one request', () => {
    const { rows, apply, shown, lists, last } = begin('tags', ['tags_id.name']);
    expect(last().query.fields).toEqual(['id', 'tags_id.name', 'tags_id.id']);
    last().answer([{ id: 1, tags_id: { id: 3, name: 'sea' } }]);
    apply(
      { kind: 'create', draft: 'a', values: { tags_id: 5 } },
      { kind: 'create', draft: 'b', values: { tags_id: 6 } },
    );
    expect(last()).toMatchObject({
      collection: 'tags',
      query: { fields: ['name', 'id'], filter: { id: { _in: [5, 6] } } },
    });
    last().answer([{ id: 5, name: 'salt' }]);
    expect(shown().added.map(({ values }) => values['tags_id'])).toEqual([{ id: 5, name: 'salt' }, 6]);
    expect(lists).toHaveLength(2);
    expect(shown().added.map(({ values }) => rows.relatedKey(values))).toEqual([5, 6]);
    expect(rows.relatedKey({ tags_id: null })).toBeNull();
  });

  test('a failed look-up keeps the keys and is repeated by a retry', () => {
    const { rows, apply, shown, lists, last } = begin('lines', ['text']);
    last().answer([]);
    apply({ kind: 'link', key: 40 });
    last().fail();
    expect(shown().added).toMatchObject([{ values: { id: 40 } }]);
    rows.retry();
    expect(lists.filter(({ query }) => query.page === undefined)).toHaveLength(2);
  });

  test('of many added rows the first are shown', () => {
    const { rows, apply, shown } = begin('lines', ['text']);
    apply(
      ...lines(1, 50).map(({ id }): StagedChange => ({ kind: 'create', draft: String(id), values: { sort: id ?? 0 } })),
    );
    expect(shown()).toMatchObject({ addedCount: 50 });
    expect(shown().added).toHaveLength(20);
    rows.showMoreAdded();
    expect(shown().added).toHaveLength(40);
  });
});

test('the loaded rows are those of the server', () => {
  const { rows, last } = begin('lines', ['text']);
  last().answer(lines(1, 2));
  let seen = 0;
  rows.loaded$.subscribe((loaded) => (seen = valueOf(loaded)?.length ?? 0)).unsubscribe();
  expect(seen).toBe(2);
});
