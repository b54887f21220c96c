import { rowId } from '../../domain/items';
import type { JsonObject } from '../../kernel';
import { EntryRows } from './entry-rows';

const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }] as const;

const idsOf = (rows: EntryRows, entries: readonly JsonObject[]): readonly string[] =>
  rows.of(entries).map(({ ref }) => rowId(ref));

test('a row keeps its id when its entry is moved, edited, or answered by the server as another object', () => {
  const rows = new EntryRows();
  const [idA, idB, idC] = idsOf(rows, [a, b, c]);
  expect(new Set([idA, idB, idC]).size).toBe(3);
  expect(idsOf(rows, [a, b, c])).toEqual([idA, idB, idC]);
  expect(idsOf(rows, [c, a, b])).toEqual([idC, idA, idB]);
  expect(idsOf(rows, [c, { name: 'a2' }, b])).toEqual([idC, idA, idB]);
  expect(idsOf(rows, [{ ...c }, { ...a }, { ...b }])).toEqual([idC, idA, idB]);
});

test('ids of removed rows are not given to others, and equal entries have different ids', () => {
  const rows = new EntryRows();
  const [idA, idB, idC] = idsOf(rows, [a, b, c]);
  expect(idsOf(rows, [a, c])).toEqual([idA, idC]);
  const [, , added] = idsOf(rows, [a, c, { name: 'new' }]);
  expect([idA, idB, idC]).not.toContain(added);
  const same = idsOf(rows, [a, a, a]);
  expect(new Set(same).size).toBe(3);
});

test('the rows have the entries as values', () => {
  expect(new EntryRows().of([a, b]).map(({ values }) => values)).toEqual([a, b]);
});
