import fc from 'fast-check';
import type { Json } from '../../../kernel';
import {
  editEntry,
  entryListValue,
  listEntries,
  withEntryAt,
  withEntryCopied,
  withEntryMoved,
  withoutEntryAt,
} from './entry-list';

const entries = [{ a: 1 }, { b: '9007199254740993' }, {}];

test.each<[Json, Json]>([
  [null, []],
  [[], []],
  [entries, entries],
  [[{ a: 1 }, null], null],
  [[[{ a: 1 }]], null],
  ['[{"a":1}]', null],
  [{ a: 1 }, null],
  [0, null],
  ['', null],
])('listEntries of %j is %j', (value, expected) => {
  expect(listEntries(value)).toEqual(expected);
});

test('a list without entries is written as null', () => {
  expect(entryListValue([])).toBeNull();
  expect(entryListValue(entries)).toBe(entries);
});

test('an edit keeps the other members and the order of all of them', () => {
  const entry = { z: { kept: [1] }, b: '1', a: 2 };
  expect(JSON.stringify(editEntry(entry, { a: 3, new: true }))).toBe('{"z":{"kept":[1]},"b":"1","a":3,"new":true}');
  expect(JSON.stringify(editEntry(entry, { b: null }))).toBe('{"z":{"kept":[1]},"b":null,"a":2}');
  expect(editEntry(entry, {})).toBe(entry);
  expect(editEntry(entry, { missing: null })).toBe(entry);
});

test('steps replace, add, remove, copy and move one entry, and keep all others as they are', () => {
  const [first, second, third] = entries;
  const edited = { a: 2 };
  expect(withEntryAt(entries, 0, edited)).toEqual([edited, second, third]);
  expect(withEntryAt(entries, 3, edited)).toEqual([...entries, edited]);
  expect(withoutEntryAt(entries, 1)).toEqual([first, third]);
  const copied = withEntryCopied(entries, 1);
  expect(copied).toEqual([first, second, second, third]);
  expect(copied[2]).not.toBe(copied[1]);
  expect(withEntryMoved(entries, 0, 2)).toEqual([second, third, first]);
  expect(withEntryMoved(entries, 2, 0)).toEqual([third, first, second]);
  expect(withEntryMoved(entries, 7, 0)).toBe(entries);
});

test('moving an entry there and back changes nothing, and no entry is lost or copied', () => {
  const lists = fc.array(fc.record({ a: fc.integer() }), { minLength: 1 });
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), (list, one, other) => {
      const [from, to] = [one % list.length, other % list.length];
      const moved = withEntryMoved(list, from, to);
      expect(new Set(moved)).toEqual(new Set(list));
      expect(moved[to]).toBe(list[from]);
      expect(withEntryMoved(moved, to, from)).toEqual(list);
    }),
  );
});
