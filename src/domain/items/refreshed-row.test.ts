import { refreshedRow } from './refreshed-row';

test('a row has the values of the answer, and none that it did not show', () => {
  expect(
    refreshedRow({ id: 1, title: 'a', updated: null }, { id: 1, title: 'b', updated: 'now', secret: 'x' }),
  ).toEqual({
    id: 1,
    title: 'b',
    updated: 'now',
  });
});

test('what it shows of related items stays, for the answer has only their keys', () => {
  const row = { id: 1, author: { id: 7, name: 'Ines' }, tags: [{ id: 3 }], extra: { a: 1 } };
  expect(refreshedRow(row, { id: 1, author: 7, tags: [3], extra: { a: 2 } })).toEqual({ ...row, extra: { a: 2 } });
});

test('what the answer keeps to itself stays as it was', () => {
  expect(refreshedRow({ id: 1, title: 'a' }, {})).toEqual({ id: 1, title: 'a' });
});
