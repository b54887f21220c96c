import { changedSentRow, withRowKey } from './created-keys';
import { type FieldRelations, NO_RELATIONS } from './rebase';
import { toMany } from './to-many.fixtures';

const list = toMany('chapters');
const relations: FieldRelations = { ...NO_RELATIONS, listOf: (field) => (field === 'chapters' ? list : null) };
const sent = { title: 'x', chapters: { create: [{ title: 'a' }, { title: 'b' }] } };
const now = { chapters: { create: [{ title: 'a' }, { title: 'typed' }, { title: 'c' }], delete: [4] } };

test('finds the new row that has other values now than were sent', () => {
  expect(changedSentRow(relations, sent, now)).toEqual({ field: 'chapters', list, index: 1, values: { title: 'b' } });
});

test('finds none among unchanged rows, rows with a key and rows that are gone', () => {
  expect(changedSentRow(relations, sent, sent)).toBeNull();
  expect(changedSentRow(relations, sent, { title: 'y' })).toBeNull();
  const keyed = { chapters: { create: [{ id: 'k', title: 'a' }] } };
  expect(changedSentRow(relations, keyed, { chapters: { create: [{ id: 'k', title: 'typed' }] } })).toBeNull();
  expect(changedSentRow(NO_RELATIONS, sent, now)).toBeNull();
});

test('finds none where rows have only moved', () => {
  expect(changedSentRow(relations, sent, { chapters: { create: [{ title: 'b' }, { title: 'c' }] } })).toBeNull();
});

test('adds the key to the row at its place', () => {
  const row = { field: 'chapters', list, index: 1, values: { title: 'b' } };
  expect(withRowKey(now, row, 7)).toEqual({
    chapters: { create: [{ title: 'a' }, { id: 7, title: 'typed' }, { title: 'c' }], delete: [4] },
  });
  expect(withRowKey({}, row, 7)).toEqual({ chapters: null });
});
