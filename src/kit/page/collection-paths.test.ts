import { collectionPaths } from './collection-paths';

test('collectionPaths leads to list, items and new items within the bookmark', () => {
  const { list, item, newItem } = collectionPaths('articles', 7);
  expect([list, item(5), newItem]).toEqual([
    '/collections/articles?bookmark=7',
    '/collections/articles/5?bookmark=7',
    '/collections/articles/+?bookmark=7',
  ]);
});

test('collectionPaths returns the same object for the same collection and bookmark', () => {
  expect(collectionPaths('articles', 7)).toBe(collectionPaths('articles', 7));
  expect(collectionPaths('articles', 7)).not.toBe(collectionPaths('articles'));
});
