import { admin } from '../../../../testing/library';
import { museumPlatform } from '../../../../testing/museum';
import { relatedInOrder } from './related-items';

const { model } = museumPlatform().database;

const orderOf = (collection: string, ...fields: readonly string[]): readonly string[] =>
  relatedInOrder(model, collection, Object.fromEntries(fields.map((field) => [field, null]))).map(([field]) => field);

test('foreign keys of a collection are written the newest first, whatever order they were sent in', () => {
  expect(orderOf('paintings', 'hall', 'title', 'copyOf')).toEqual(['copyOf', 'hall']);
  expect(orderOf('paintings', 'copyOf', 'hall')).toEqual(['copyOf', 'hall']);
});

test('lists are written table by table', () => {
  expect(orderOf('paintings', 'labels', 'copies')).toEqual(['copies', 'labels']);
});

test('what leads to several collections is written last', () => {
  expect(orderOf('stops', 'item', 'tour')).toEqual(['tour', 'item']);
});

test('the activity tells the order', () => {
  const platform = museumPlatform();
  platform
    .items('paintings', admin)
    .create([{ hall: { name: 'New' }, labels: [{ text: 'x' }], copyOf: { title: 'Old' }, title: 'Both' }]);
  expect(platform.database.rows('directus_activity').map((row) => row['collection'])).toEqual([
    'paintings',
    'halls',
    'labels',
    'paintings',
  ]);
});
