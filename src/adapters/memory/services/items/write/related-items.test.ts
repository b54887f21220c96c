import { admin } from '../../../../testing/library';
import { museumPlatform } from '../../../../testing/museum';
import { relatedInOrder } from './related-items';

const { model } = museumPlatform().database;

const orderOf = (collection: string, ...fields: readonly string[]): readonly string[] =>
  relatedInOrder(model, collection, Object.fromEntries(fields.map((field) => [field, null]))).map(([field]) => field);

test("writes the newest foreign key of a collection first, whatever the payload's order", () => {
  expect(orderOf('paintings', 'hall', 'title', 'copyOf')).toEqual(['copyOf', 'hall']);
  expect(orderOf('paintings', 'copyOf', 'hall')).toEqual(['copyOf', 'hall']);
});

test('writes lists table by table', () => {
  expect(orderOf('paintings', 'labels', 'copies')).toEqual(['copies', 'labels']);
});

test('writes many-to-any relations last', () => {
  expect(orderOf('stops', 'item', 'tour')).toEqual(['tour', 'item']);
});

test('the activity shows the order', () => {
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
