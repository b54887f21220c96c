import { strict as assert } from 'node:assert';
import type { JsonObject } from '../../../src/kernel';
import type { ItemsQuery } from '../../../src/domain/query';
import type { Filter } from '../../../src/domain/filters';
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
  'only the fields asked for come': async (target) => {
    const items = await set(target);
    assert.deepEqual(
      await valueOf(items.list(ARTICLES, { fields: ['title', 'words'], filter: { id: { _eq: 2001 } } })),
      [{ title: 'Harbour morning', words: 300 }],
    );
  },
  'all fields come when none is named, relations as keys': async (target) => {
    const items = await set(target);
    const [row] = await valueOf(items.list(ARTICLES, { filter: { id: { _eq: 2001 } } }));
    assert.equal(row?.['author'], 2001);
    assert.equal(row?.['status'], 'published');
    assert.ok(row !== undefined && !('notice' in row), 'a field without a column came');
  },
  'an unknown field is left out': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.read(ARTICLES, 2001, ['id', 'nowhere'])), { id: 2001 });
  },
  'empty values come first when sorted up': async (target) => {
    assert.deepEqual(await keys(target, { sort: ['words'] }), [2002, 2003, 2001, 2004]);
  },
  'and last when sorted down': async (target) => {
    assert.deepEqual(await keys(target, { sort: ['-words'] }), [2004, 2001, 2003, 2002]);
  },
  'text is sorted by its bytes, capitals before small letters': async (target) => {
    assert.deepEqual(await keys(target, { sort: ['title'] }), [2001, 2002, 2004, 2003]);
  },
  'a second field decides between equals': async (target) => {
    assert.deepEqual(await keys(target, { sort: ['status', '-id'] }), [2004, 2003, 2002, 2001]);
  },
  'without a sort the sort field of the collection orders': async (target) => {
    assert.deepEqual(await keys(target, {}), [2004, 2002, 2003, 2001]);
  },
  'a search looks into every text, whatever the case': async (target) => {
    assert.deepEqual(await keys(target, { search: 'HARBOUR', sort: ['id'] }), [2001, 2003]);
    assert.deepEqual(await keys(target, { search: 'lake', sort: ['id'] }), [2004]);
  },
  'a search for a number looks into numbers too': async (target) => {
    assert.deepEqual(await keys(target, { search: '300', sort: ['id'] }), [2001, 2004]);
  },
  'a search that finds nothing gives nothing': async (target) => {
    assert.deepEqual(await keys(target, { search: 'no such words' }), []);
  },
  'a filter by equality': found({ status: { _eq: 'published' } }, [2001]),
  'a filter by inequality': found({ id: { _neq: 2001 } }, [2002, 2003, 2004]),
  'a filter by a part of a text': found({ title: { _contains: 'arbour' } }, [2001, 2003]),
  'a filter by a part that must not be there': found({ title: { _ncontains: 'arbour' } }, [2002, 2004]),
  'a filter by a list': found({ id: { _in: [2001, 2004, 2999] } }, [2001, 2004]),
  'a filter by nothing being there': found({ words: { _null: true } }, [2002]),
  'a filter by something being there': found({ words: { _nnull: true } }, [2001, 2003, 2004]),
  'a filter by emptiness, which is null or no text': found({ body: { _empty: true } }, [2001, 2002, 2003]),
  'a filter by greater and less': found({ _and: [{ words: { _gte: 300 } }, { words: { _lt: 1000 } }] }, [2001]),
  'of two conditions in one object only the first counts': found({ words: { _gte: 300, _lt: 1000 } }, [2001, 2004]),
  'a filter by a span': found({ words: { _between: [20, 300] } }, [2001, 2003]),
  'a filter by true and false': found({ featured: { _eq: true } }, [2004]),
  'a filter where all has to hold': found(
    { _and: [{ title: { _contains: 'arbour' } }, { words: { _lt: 100 } }] },
    [2003],
  ),
  'a filter where one thing has to hold': found(
    { _or: [{ id: { _eq: 2002 } }, { words: { _gt: 900 } }] },
    [2002, 2004],
  ),
  'a filter through a relation': found({ author: { name: { _eq: 'Bo' } } }, [2002]),
  'pages follow one another and end': async (target) => {
    assert.deepEqual(await keys(target, { sort: ['id'], limit: 3, page: 1 }), [2001, 2002, 2003]);
    assert.deepEqual(await keys(target, { sort: ['id'], limit: 3, page: 2 }), [2004]);
    assert.deepEqual(await keys(target, { sort: ['id'], limit: 3, page: 3 }), []);
  },
  'a limit of -1 means everything and one of 0 nothing': async (target) => {
    assert.equal((await keys(target, { limit: -1 })).length, 4);
    assert.deepEqual(await keys(target, { limit: 0 }), []);
  },
  'counts say how many there are and how many were found': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.count(ARTICLES, {}, 'id')), { total_count: 4, filter_count: 4 });
    assert.deepEqual(await valueOf(items.count(ARTICLES, { search: 'harbour' }, 'id')), {
      total_count: 4,
      filter_count: 2,
    });
    const narrow = { search: 'harbour', filter: { words: { _gt: 100 } } };
    assert.deepEqual(await valueOf(items.count(ARTICLES, narrow, 'id')), { total_count: 4, filter_count: 1 });
  },
  'fields of the item pointed to come inside it': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.read(ARTICLES, 2001, ['author.name'])), { author: { name: 'Ines' } });
    assert.deepEqual(await valueOf(items.read(ARTICLES, 2003, ['author.name'])), { author: null });
  },
  'the items that point here come as keys or with their fields': async (target) => {
    const items = await set(target);
    assert.deepEqual(await valueOf(items.read(AUTHORS, 2001, ['articles'])), { articles: [2001] });
    assert.deepEqual(await valueOf(items.read(AUTHORS, 2001, ['articles.title'])), {
      articles: [{ title: 'Harbour morning' }],
    });
  },
  'an item that is not there is forbidden, not missing': async (target) => {
    const items = await set(target);
    assert.deepEqual(await refusalOf(items.read(ARTICLES, 2999)), FORBIDDEN);
    assert.deepEqual(await refusalOf(items.read(ARTICLES, 'abc')), FORBIDDEN);
  },
  'so is a collection that is not there': async (target) => {
    const { items } = await target.as('administrator');
    assert.deepEqual(await refusalOf(items.list('contract_nowhere', {})), FORBIDDEN);
  },
  'a key may hold any character': async (target) => {
    await target.stage.labels([{ id: 'north/south & 50%?', name: 'Odd' }]);
    const { items } = await target.as('administrator');
    assert.deepEqual(await valueOf(items.read(LABELS, 'north/south & 50%?')), {
      id: 'north/south & 50%?',
      name: 'Odd',
    });
  },
  'a singleton that nobody saved shows its defaults': async (target) => {
    const { items } = await target.as('administrator');
    assert.deepEqual(await valueOf(items.readSingleton(UNTOUCHED_PAGE)), { id: null, headline: 'Welcome', note: null });
  },
  'nobody sees anything without a rule for the public': async (target) => {
    await set(target);
    const { items } = await target.as('nobody');
    assert.deepEqual(await refusalOf(items.list(ARTICLES, {})), FORBIDDEN);
  },
});
