import { left, right, type Either } from 'fp-ts/Either';
import { of, Subject } from 'rxjs';
import { collection, fileField, primaryKey, stringField, stringKey, uuidKey, world } from '../../../fixtures/builders';
import { admin } from '../../../tests/support/open-editing';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import type { Item } from '../../domain/items';
import type { Access } from '../../domain/permissions';
import type { ItemsQuery } from '../../domain/query';
import { schemaOf } from '../../domain/schema';
import { networkFailure, valueOf, type Failure } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { ItemSearch } from './item-search';

const { collections, fields, relations } = world('sample', [
  collection('people', { display_template: '{{name}}' }, [primaryKey(), stringField('name')]),
]);
const people = (count: number, from = 1): readonly Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, name: `P${from + index}` }));

const everything: Access = {
  user: null,
  permissions: [
    {
      id: 1,
      role: 'r',
      collection: 'people',
      action: 'read',
      fields: ['*'],
      permissions: {},
      validation: {},
      presets: {},
    },
  ],
};

const begin = (access = everything) => {
  const clock = new VirtualClock();
  const asked: ItemsQuery[] = [];
  const answers: Subject<Either<Failure, readonly Item[]>>[] = [];
  const list = (_collection: string, query: ItemsQuery) => {
    const answer = new Subject<Either<Failure, readonly Item[]>>();
    asked.push(query);
    answers.push(answer);
    return answer;
  };
  const parts = {
    clock,
    items: { list },
    schema: { schema: schemaOf(collections, fields, relations) },
    access: { access },
  } as unknown as ItemDependencies;
  const answer = (items: readonly Item[]) => answers[answers.length - 1]?.next(right(items));
  return { clock, asked, answers, answer, parts };
};

const found = (search: ItemSearch) => {
  let seen: unknown;
  search.found$.subscribe((next) => (seen = next)).unsubscribe();
  return seen as Parameters<typeof valueOf<{ items: readonly { name: string }[]; hasMore: boolean }>>[0];
};

describe('searching items', () => {
  test('open requests the first page once', () => {
    const { asked, answer, parts } = begin();
    const search = new ItemSearch(parts, 'people');
    search.open();
    search.open();
    expect(asked).toEqual([{ fields: ['id', 'name'], limit: 20, page: 1 }]);
    answer(people(20));
    expect(valueOf(found(search))).toMatchObject({
      hasMore: true,
      items: expect.arrayContaining([expect.objectContaining({ key: 1, name: 'P1' })]) as unknown,
    });
  });

  test('typing is debounced by 300 ms, and only the latest answer counts', () => {
    const { asked, answers, clock, parts } = begin();
    const search = new ItemSearch(parts, 'people');
    search.open();
    search.search('a');
    clock.advance(299);
    search.search(' ab ');
    clock.advance(300);
    expect(asked[1]).toEqual({ fields: ['id', 'name'], limit: 20, page: 1, search: 'ab' });
    answers[1]?.next(right(people(1, 7)));
    answers[0]?.next(right(people(20)));
    expect(valueOf(found(search))).toMatchObject({ hasMore: false, items: [{ key: 7, name: 'P7' }] });
  });

  test('loadMore appends the next page', () => {
    const { asked, answer, parts } = begin();
    const search = new ItemSearch(parts, 'people');
    search.loadMore();
    search.open();
    answer(people(20));
    search.loadMore();
    expect(asked[1]).toMatchObject({ page: 2 });
    answer(people(3, 21));
    expect(valueOf(found(search))?.items).toHaveLength(23);
    expect(valueOf(found(search))?.hasMore).toBe(false);
  });

  test('a failure keeps the previous results and can be retried', () => {
    const { asked, answers, answer, parts } = begin();
    const search = new ItemSearch(parts, 'people');
    search.retry();
    search.open();
    answers[0]?.next(left(networkFailure('GET /items/people', false)));
    expect(found(search)).toMatchObject({ kind: 'failed' });
    search.retry();
    answer([{ id: 4, name: '' }, { name: 'no key' }]);
    expect(asked).toHaveLength(2);
    expect(valueOf(found(search))?.items).toMatchObject([{ key: 4, name: '4', isNamed: false }]);
    search.dispose();
  });
});

test('a collection without a primary key has no results', () => {
  const { asked, parts } = begin();
  const search = new ItemSearch({ ...parts, items: { list: () => of() } } as unknown as ItemDependencies, 'nowhere');
  search.open();
  expect(asked).toEqual([]);
  expect(valueOf(found(search))).toEqual({ items: [], hasMore: false });
});

test('unreadable template fields are not requested, and the key is shown', () => {
  const [rule] = everything.permissions;
  const { asked, answer, parts } = begin({
    user: null,
    permissions: rule === undefined ? [] : [{ ...rule, fields: ['id'] }],
  });
  const search = new ItemSearch(parts, 'people');
  search.open();
  expect(asked[0]?.fields).toEqual(['id']);
  answer([{ id: 9 }]);
  expect(valueOf(found(search))?.items).toMatchObject([{ key: 9, name: '9', isNamed: false }]);
});

test('items are named by the given template', () => {
  const { asked, answer, parts } = begin();
  const search = new ItemSearch(parts, 'people', 'No. {{id}}, {{__proto__}}{{nowhere.x}}');
  search.open();
  expect(asked[0]?.fields).toEqual(['id']);
  answer([{ id: 9 }]);
  expect(valueOf(found(search))?.items).toMatchObject([{ key: 9, name: 'No. 9,', isNamed: true }]);
});

test('a name that is a generated key names nothing, and pictures of the items are read with them', () => {
  const sample = world('sample', [
    collection('notes', {}, [primaryKey(), fileField('image')]),
    collection('directus_files', {}, [uuidKey(), stringField('type'), stringField('modified_on')]),
    collection('codes', {}, [stringKey('code')]),
  ]);
  const { asked, answer, parts } = begin(admin);
  const schema = { schema: schemaOf(sample.collections, sample.fields, sample.relations) };
  const [notes, codes] = ['notes', 'codes'].map(
    (name) => new ItemSearch({ ...parts, schema } as ItemDependencies, name),
  );
  notes?.open();
  answer([{ id: 1, image: { id: 'a', type: 'image/png', modified_on: null } }]);
  codes?.open();
  answer([{ code: 'en-GB' }]);
  expect(asked.map(({ fields: read }) => read)).toEqual([
    ['id', 'image.id', 'image.type', 'image.modified_on'],
    ['code'],
  ]);
  expect([notes, codes].map((search) => search && valueOf(found(search))?.items)).toEqual([
    [{ key: 1, name: '1', isNamed: false, picture: { id: 'a', type: 'image/png', modified_on: null } }],
    [{ key: 'en-GB', name: 'en-GB', isNamed: true, picture: undefined }],
  ]);
});
