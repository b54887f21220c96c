import { firstValueFrom } from 'rxjs';
import { RecentItems } from './recent-items';

const visited = (key: number) => ({ collection: 'articles', key, title: `Article ${key}` });

test('keeps the last eight items, newest first, without duplicates', async () => {
  const recent = new RecentItems();
  for (const key of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) recent.visit(visited(key));
  recent.visit({ ...visited(3), collection: 'pages' });
  const items = await firstValueFrom(recent.items$);
  expect(items.map(({ collection, key }) => `${collection} ${key}`)).toEqual([
    'pages 3',
    'articles 3',
    'articles 9',
    'articles 8',
    'articles 7',
    'articles 6',
    'articles 5',
    'articles 4',
  ]);
  recent.clear();
  expect(await firstValueFrom(recent.items$)).toEqual([]);
});

test('keeps the collections opened by their list or an item, newest first, without duplicates', async () => {
  const recent = new RecentItems();
  recent.visitCollection('tags');
  recent.visit(visited(1));
  recent.visitCollection('pages');
  recent.visitCollection('tags');
  expect(await firstValueFrom(recent.collections$)).toEqual(['tags', 'pages', 'articles']);
  for (let number = 0; number < 30; number += 1) recent.visitCollection(`c${number}`);
  expect(await firstValueFrom(recent.collections$)).toHaveLength(20);
  recent.clear();
  expect(await firstValueFrom(recent.collections$)).toEqual([]);
});
