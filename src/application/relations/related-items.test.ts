import { right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import type { Item } from '../../domain/items';
import type { ItemsQuery } from '../../domain/query';
import { succeed } from '../../kernel';
import { RelatedItems } from './related-items';

const open = (rows: readonly Item[]) => {
  const list = jest.fn((_collection: string, _query: ItemsQuery) => succeed(rows));
  return { list, related: new RelatedItems({ list }) };
};

test('items are read by their keys and come in that order', async () => {
  const { list, related } = open([{ id: 1 }, { id: 2 }, { id: 3 }]);
  const found = await firstValueFrom(
    related.read({ collection: 'tags', keyField: 'id', keys: [3, 1, 2] }, ['name', 'id']),
  );
  expect(found).toEqual(right([{ id: 3 }, { id: 1 }, { id: 2 }]));
  expect(list.mock.calls).toEqual([['tags', { fields: ['name', 'id'], filter: { id: { _in: [3, 1, 2] } }, limit: 3 }]]);
});

test('without keys nothing is asked, for the platform would take none for all', async () => {
  const { list, related } = open([{ id: 1 }]);
  expect(await firstValueFrom(related.read({ collection: 'tags', keyField: 'id', keys: [] }, []))).toEqual(right([]));
  expect(list).not.toHaveBeenCalled();
});
