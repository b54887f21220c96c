import { collection, fileField, filesField, primaryKey, stringField, world } from '../../../fixtures/builders';
import type { Item } from '../../domain/items';
import type { ItemsQuery } from '../../domain/query';
import { schemaOf } from '../../domain/schema';
import { testUser } from '../../domain/permissions/current-user.fixtures';
import { type Call, currentValue, fail, networkFailure, succeed } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { FileUsage, MAX_USING_ITEMS } from './file-usage';

const { collections, fields, relations } = world('sample', [
  collection('articles', { display_template: '{{title}}' }, [
    primaryKey(),
    stringField('title'),
    fileField('cover'),
    filesField('gallery'),
  ]),
  collection('landing', { singleton: true }, [primaryKey(), fileField('hero')]),
]);

const open = (
  answer: (collection: string, query: ItemsQuery) => Call<readonly Item[]>,
  hero: Item = { hero: null },
) => {
  const list = jest.fn(answer);
  const usage = new FileUsage(
    {
      items: { list, readSingleton: () => succeed(hero) },
      schema: { schema: schemaOf(collections, fields, relations) },
      access: { access: { user: testUser(true), permissions: [] } },
    } as unknown as ItemDependencies,
    'f',
  );
  return { list, usage, seen: () => currentValue(usage.usage$) };
};

const nothing = () => succeed([]);

test('names the items of each field that refer to the file', () => {
  const { seen, list } = open(
    (_collection, { filter }) =>
      succeed(JSON.stringify(filter) === '{"cover":{"_eq":"f"}}' ? [{ id: 3, title: 'Salt roads' }] : []),
    { hero: 'f' },
  );
  expect(seen()).toEqual({
    kind: 'ready',
    value: {
      hasMore: false,
      items: [
        { collection: 'articles', key: 3, name: 'Salt roads', field: 'cover' },
        { collection: 'landing', key: null, name: '', field: 'hero' },
      ],
    },
  });
  for (const [, query] of list.mock.calls) expect(query.limit).toBe(MAX_USING_ITEMS + 1);
});

test('lists the first items of a field and says that there are more', () => {
  const rows = Array.from({ length: MAX_USING_ITEMS + 1 }, (_, index) => ({ id: index, title: `A${index}` }));
  const { seen } = open((_collection, { filter }) => succeed('cover' in (filter ?? {}) ? rows : []));
  expect(seen()).toMatchObject({ kind: 'ready', value: { hasMore: true } });
  expect(seen()).toHaveProperty('value.items.length', MAX_USING_ITEMS);
});

test('lists an item once whose list has the file twice', () => {
  const row = { id: 1, title: 'A' };
  const { seen } = open((_collection, { filter }) => succeed('gallery' in (filter ?? {}) ? [row, row] : []));
  expect(seen()).toHaveProperty('value.items.length', 1);
});

test('a failure of one request is the failure of all, and is tried again', () => {
  let isDown = true;
  const { seen, usage, list } = open(() => (isDown ? fail(networkFailure('GET /items/articles', false)) : nothing()));
  expect(seen()).toMatchObject({ kind: 'failed' });
  const requests = list.mock.calls.length;
  isDown = false;
  usage.retry();
  expect(list).toHaveBeenCalledTimes(2 * requests);
  expect(seen()).toEqual({ kind: 'ready', value: { items: [], hasMore: false } });
});
