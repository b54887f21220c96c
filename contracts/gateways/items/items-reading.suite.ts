import { strict as assert } from 'node:assert';
import type { JsonObject } from '../../../src/kernel';
import type { ItemsQuery } from '../../../src/domain/query';
import type { Filter } from '../../../src/domain/filters';
import { titleFilter } from '../../../src/domain/search';
import { ARTICLES, AUTHORS, LABELS, UNTOUCHED_PAGE } from '../../platform/content-model';
import { defineSuite, FORBIDDEN, refusalOf, valueOf, type Target } from '../suite';

/** Fixed, since a search also matches uuids and could find a generated one by chance. */
const FIXED_TOKEN = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';

const ROWS: readonly JsonObject[] = [
  { id: 2001, title: 'Harbour morning', slug: 'harbour', words: 300, sort: 3, status: 'published', author: 2001 },
  { id: 2002, title: 'Night train', slug: null, words: null, sort: 1, author: 2002 },
  { id: 2003, title: 'a small harbour', slug: 'small', words: 20, sort: 2, body: '' },
  { id: 2004, title: 'Zürich 300', slug: 'zurich', words: 1000, sort: null, body: 'By the lake', featured: true },
];

const set = async (target: Target) => {
  await target.stage.authors([
    { id: 2001, name: 'Ines' },
    { id: 2002, name: 'Bo' },
  ]);
  await target.stage.articles(ROWS.map((row) => ({ ...row, token: FIXED_TOKEN })));
  return (await target.as('administrator')).items;
};

/** The keys of the items that match a query, in its order. */
const keys = async (target: Target, query: ItemsQuery): Promise<readonly unknown[]> =>
  (await valueOf((await set(target)).list(ARTICLES, { fields: ['id'], ...query }))).map((row) => row['id']);

const found = (filter: Filter, expected: readonly number[]) => async (target: Target) => {
  assert.deepEqual(await keys(target, { filter, sort: ['id'] }), expected);
};

export const itemsReadingSuite = defineSuite('reading items', {
  'a list returns only the requested fields': async (target) => {
    const items = await set(target);
    assert.deepEqual(
      await valueOf(items.list(ARTICLES, { fields: ['title', 'words'], filter: { id: { _eq: 2001 } } })),
      [{ title: 'Harbour morning', words: 300 }],
    );
  },
  'a list without fields returns all columns, with relations as keys': async (target) => {
    const items = await set(target);
    const [row] = await valueOf(items.list(ARTICLES, { filter: { id: { _eq: 2001 } } }));
    assert.equal(row?.['author'], 2001);
    assert.equal(row?.['status'], 'published');
    assert.ok(row !== undefined && !('notice' in row), 'a field without a column came');
  },
  'an unknown requested field is ignored': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.read(ARTICLES, 2001, ['id', 'nowhere'])), { id: 2001 });
  },
  'an ascending sort puts null first': async (target) => {
    assert.deepEqual(await keys(target, { sort: ['words'] }), [2002, 2003, 2001, 2004]);
  },
  'a descending sort puts null last': async (target) => {
    assert.deepEqual(await keys(target, { sort: ['-words'] }), [2004, 2001, 2003, 2002]);
  },
  'text is sorted by bytes, upper case before lower case': async (target) => {
    assert.deepEqual(await keys(target, { sort: ['title'] }), [2001, 2002, 2004, 2003]);
  },
  'a second sort field orders items with equal values': async (target) => {
    assert.deepEqual(await keys(target, { sort: ['status', '-id'] }), [2004, 2003, 2002, 2001]);
  },
  'a list without a sort is ordered by the sort field of the collection': async (target) => {
    assert.deepEqual(await keys(target, {}), [2004, 2002, 2003, 2001]);
  },
  'a search matches all text fields, ignoring case': async (target) => {
    assert.deepEqual(await keys(target, { search: 'HARBOUR', sort: ['id'] }), [2001, 2003]);
    assert.deepEqual(await keys(target, { search: 'lake', sort: ['id'] }), [2004]);
  },
  'a search for a number also matches number fields': async (target) => {
    assert.deepEqual(await keys(target, { search: '300', sort: ['id'] }), [2001, 2004]);
  },
  'a search without matches returns an empty list': async (target) => {
    assert.deepEqual(await keys(target, { search: 'no such words' }), []);
  },
  '_eq finds rows with an equal value': found({ status: { _eq: 'published' } }, [2001]),
  '_neq finds rows with another value': found({ id: { _neq: 2001 } }, [2002, 2003, 2004]),
  '_contains finds rows whose text contains the operand': found({ title: { _contains: 'arbour' } }, [2001, 2003]),
  '_ncontains finds rows whose text does not contain the operand': found(
    { title: { _ncontains: 'arbour' } },
    [2002, 2004],
  ),
  '_in finds rows whose value is in the list': found({ id: { _in: [2001, 2004, 2999] } }, [2001, 2004]),
  '_null finds rows without a value': found({ words: { _null: true } }, [2002]),
  '_nnull finds rows with a value': found({ words: { _nnull: true } }, [2001, 2003, 2004]),
  '_empty finds rows with null or an empty text': found({ body: { _empty: true } }, [2001, 2002, 2003]),
  '_gte and _lt in _and find rows within both bounds': found(
    { _and: [{ words: { _gte: 300 } }, { words: { _lt: 1000 } }] },
    [2001],
  ),
  'of two operators on one field only the first applies': found({ words: { _gte: 300, _lt: 1000 } }, [2001, 2004]),
  '_between finds rows within the inclusive bounds': found({ words: { _between: [20, 300] } }, [2001, 2003]),
  '_eq finds rows with an equal boolean': found({ featured: { _eq: true } }, [2004]),
  '_and finds rows that match all conditions': found(
    { _and: [{ title: { _contains: 'arbour' } }, { words: { _lt: 100 } }] },
    [2003],
  ),
  '_or finds rows that match at least one condition': found(
    { _or: [{ id: { _eq: 2002 } }, { words: { _gt: 900 } }] },
    [2002, 2004],
  ),
  'a filter on a field of a related item finds the rows that reference it': found(
    { author: { name: { _eq: 'Bo' } } },
    [2002],
  ),
  'a search of titles finds rows with every word in one of the texts, also of a related item': found(
    titleFilter(['title', 'author.name'], 'HARBOUR ines'),
    [2001],
  ),
  'a search of titles finds a word at the beginning and inside, whatever its case': found(
    titleFilter(['title'], 'hARBOUR'),
    [2001, 2003],
  ),
  'limit and page return consecutive pages, an empty one after the last': async (target) => {
    assert.deepEqual(await keys(target, { sort: ['id'], limit: 3, page: 1 }), [2001, 2002, 2003]);
    assert.deepEqual(await keys(target, { sort: ['id'], limit: 3, page: 2 }), [2004]);
    assert.deepEqual(await keys(target, { sort: ['id'], limit: 3, page: 3 }), []);
  },
  'a limit of -1 returns all items, a limit of 0 none': async (target) => {
    assert.equal((await keys(target, { limit: -1 })).length, 4);
    assert.deepEqual(await keys(target, { limit: 0 }), []);
  },
  'count returns the total and the number of items that match search and filter': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.count(ARTICLES, {}, 'id')), { total_count: 4, filter_count: 4 });
    assert.deepEqual(await valueOf(items.count(ARTICLES, { search: 'harbour' }, 'id')), {
      total_count: 4,
      filter_count: 2,
    });
    const narrow = { search: 'harbour', filter: { words: { _gt: 100 } } };
    assert.deepEqual(await valueOf(items.count(ARTICLES, narrow, 'id')), { total_count: 4, filter_count: 1 });
  },
  'fields of a many-to-one are nested, null without a related item': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.read(ARTICLES, 2001, ['author.name'])), { author: { name: 'Ines' } });
    assert.deepEqual(await valueOf(items.read(ARTICLES, 2003, ['author.name'])), { author: null });
  },
  'a one-to-many returns keys, or nested items when their fields are requested': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.read(AUTHORS, 2001, ['articles'])), { articles: [2001] });
    assert.deepEqual(await valueOf(items.read(AUTHORS, 2001, ['articles.title'])), {
      articles: [{ title: 'Harbour morning' }],
    });
  },
  'a one-to-many ends after a hundred rows of each item, also with limit -1, and is counted by the foreign key': async (
    target,
  ) => {
    const items = await set(target);
    const written = [
      ...Array.from({ length: 103 }, (_, index) => ({ id: 2100 + index, title: 'One of many', author: 2001 })),
      ...Array.from({ length: 101 }, (_, index) => ({ id: 2300 + index, title: 'One of many', author: 2002 })),
    ];
    await target.stage.articles(written.map((row) => ({ ...row, token: FIXED_TOKEN })));
    const keysFrom = (first: number): readonly number[] => Array.from({ length: 100 }, (_, index) => first + index);
    const query = { fields: ['id', 'articles'], sort: ['id'], limit: -1 };
    assert.deepEqual(await valueOf(items.list(AUTHORS, query)), [
      { id: 2001, articles: keysFrom(2100) },
      { id: 2002, articles: keysFrom(2300) },
    ]);
    const [, bo] = await valueOf(items.list(AUTHORS, { ...query, fields: ['articles.id'] }));
    assert.deepEqual(bo, { articles: keysFrom(2300).map((id) => ({ id })) });
    const { filter_count } = await valueOf(items.count(ARTICLES, { filter: { author: { _eq: 2001 } } }, 'id'));
    assert.equal(filter_count, 103);
  },
  'reading a missing item is refused with FORBIDDEN': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.read(ARTICLES, 2999)), FORBIDDEN);
    assert.deepEqual(await refusalOf(items.read(ARTICLES, 'abc')), FORBIDDEN);
  },
  'listing an unknown collection is refused with FORBIDDEN': async (target) => {
    const { items } = await target.as('administrator');
    assert.deepEqual(await refusalOf(items.list('contract_nowhere', {})), FORBIDDEN);
  },
  'an item is read by a string key with special characters': async (target) => {
    await target.stage.labels([{ id: 'north/south & 50%?', name: 'Odd' }]);
    const { items } = await target.as('administrator');
    assert.deepEqual(await valueOf(items.read(LABELS, 'north/south & 50%?')), {
      id: 'north/south & 50%?',
      name: 'Odd',
    });
  },
  'a singleton without a saved item returns its defaults': async (target) => {
    const { items } = await target.as('administrator');
    assert.deepEqual(await valueOf(items.readSingleton(UNTOUCHED_PAGE)), { id: null, headline: 'Welcome', note: null });
  },
  'an anonymous caller without a public permission is refused with FORBIDDEN': async (target) => {
    await set(target);
    const { items } = await target.as('anonymous');
    assert.deepEqual(await refusalOf(items.list(ARTICLES, {})), FORBIDDEN);
  },
});
