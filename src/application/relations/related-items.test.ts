import { type Either, left, right } from 'fp-ts/Either';
import { firstValueFrom, Subject } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import type { Item } from '../../domain/items';
import type { ItemsQuery } from '../../domain/query';
import { schemaOf } from '../../domain/schema';
import { type Failure, networkFailure, succeed } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { RelatedItem, RelatedItems, type RelatedName } from './related-items';

const open = (rows: readonly Item[]) => {
  const list = jest.fn((_collection: string, _query: ItemsQuery) => succeed(rows));
  const count = jest.fn((..._query: unknown[]) => succeed({ total_count: 900, filter_count: 250 }));
  return { list, count, related: new RelatedItems({ list, count }) };
};

test('items are returned in the order of the keys', async () => {
  const { list, related } = open([{ id: 1 }, { id: 2 }, { id: 3 }]);
  const found = await firstValueFrom(
    related.read({ collection: 'tags', keyField: 'id', keys: [3, 1, 2] }, ['name', 'id']),
  );
  expect(found).toEqual(right([{ id: 3 }, { id: 1 }, { id: 2 }]));
  expect(list.mock.calls).toEqual([['tags', { fields: ['name', 'id'], filter: { id: { _in: [3, 1, 2] } }, limit: 3 }]]);
});

test('no keys send no request, as an empty filter would match all items', async () => {
  const { list, related } = open([{ id: 1 }]);
  expect(await firstValueFrom(related.read({ collection: 'tags', keyField: 'id', keys: [] }, []))).toEqual(right([]));
  expect(list).not.toHaveBeenCalled();
});

test('the rows of an item are counted by their foreign key', async () => {
  const { count, related } = open([]);
  expect(await firstValueFrom(related.count({ collection: 'tags', keyField: 'id' }, 'article', 7))).toEqual(right(250));
  expect(count.mock.calls).toEqual([['tags', { filter: { article: { _eq: 7 } } }, 'id']]);
});

const { collections, fields, relations } = world('sample', [
  collection('people', { display_template: '{{name}}' }, [primaryKey(), stringField('name')]),
]);
const rule = {
  id: 1,
  role: 'r',
  collection: 'people',
  action: 'read',
  fields: ['*'],
  permissions: {},
  validation: {},
  presets: {},
};

const begin = (template: string | null = null) => {
  const asked: ItemsQuery[] = [];
  const answers: Subject<Either<Failure, readonly Item[]>>[] = [];
  const list = (_collection: string, query: ItemsQuery) => {
    const answer = new Subject<Either<Failure, readonly Item[]>>();
    asked.push(query);
    answers.push(answer);
    return answer;
  };
  const parts = {
    items: { list },
    schema: { schema: schemaOf(collections, fields, relations) },
    access: { access: { user: null, permissions: [rule] } },
  };
  const related = new RelatedItem(parts as unknown as ItemDependencies, 'people', template);
  const seen: RelatedName[] = [];
  related.name$.subscribe((name) => seen.push(name));
  return { asked, answers, related, last: () => seen.at(-1) };
};

test('no key sends no request', () => {
  const { asked, related, last } = begin();
  related.setKey(null);
  expect(asked).toEqual([]);
  expect(last()).toEqual({ kind: 'idle' });
});

test('an item is read once by its key', () => {
  const { asked, answers, related, last } = begin();
  related.setKey(7);
  related.setKey(7);
  expect(asked).toEqual([{ fields: ['name', 'id'], filter: { id: { _in: [7] } }, limit: 1 }]);
  answers[0]?.next(right([{ id: 7, name: 'Bo' }]));
  expect(last()).toEqual({ kind: 'ready', value: 'Bo' });
});

test('an item without a title is shown by its key, a missing one is null', () => {
  const { answers, related, last } = begin();
  related.setKey(7);
  answers[0]?.next(right([{ id: 7, name: null }]));
  expect(last()).toEqual({ kind: 'ready', value: '7' });
  related.setKey(8);
  answers[1]?.next(right([]));
  expect(last()).toEqual({ kind: 'ready', value: null });
});

test('a cached name is not requested', () => {
  const { asked, related, last } = begin();
  related.cacheName(9, 'Di');
  related.setKey(9);
  expect(asked).toEqual([]);
  expect(last()).toEqual({ kind: 'ready', value: 'Di' });
});

test('a failure can be retried, and a late answer is ignored', () => {
  const { asked, answers, related, last } = begin('{{name}}!');
  related.setKey(1);
  answers[0]?.next(left(networkFailure('GET /items/people', false)));
  expect(last()).toMatchObject({ kind: 'failed' });
  related.retry();
  related.setKey(2);
  answers[1]?.next(right([{ id: 1, name: 'Late' }]));
  answers[2]?.next(right([{ id: 2, name: 'Eve' }]));
  expect(last()).toEqual({ kind: 'ready', value: 'Eve!' });
  expect(asked).toHaveLength(3);
  related.dispose();
});
