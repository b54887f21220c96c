import fc from 'fast-check';
import {
  collection,
  integerField,
  presentationField,
  primaryKey,
  stringField,
  world,
  samePlainValue,
} from '../../../fixtures/builders';
import { equals, type Json } from '../../kernel';
import { schemaOf } from '../schema';
import {
  changedValues,
  conflictId,
  initialValues,
  isMovedRow,
  isUnchanged,
  mergeItems,
  resolutionsOf,
  resolveMerge,
} from './edits';
import { type Item, keyOf } from './item';

const item = fc.dictionary(
  fc.constantFrom('title', 'words', 'tags', 'body'),
  fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.integer(), { maxLength: 3 })),
);

test('treats missing and null as equal', () => {
  expect(changedValues({ title: 'One' }, { title: 'One', body: null, words: undefined }, samePlainValue)).toEqual({});
});

test('restores the form values when edits are applied to the initial values', () => {
  fc.assert(
    fc.property(item, item, (initial, values) => {
      const edits = changedValues(initial, values, samePlainValue);
      const shown = { ...initial, ...edits };
      for (const [field, value] of Object.entries(values)) expect(equals(shown[field] ?? null, value)).toBe(true);
      expect(isUnchanged(changedValues(shown, { ...shown }, samePlainValue))).toBe(true);
    }),
  );
});

test('starts with the item, or with column defaults without auto-increment columns', () => {
  const { collections, fields, relations } = world('w', [
    collection('notes', {}, [
      primaryKey(),
      stringField('text', { default: 'Hello' }),
      integerField('stars'),
      presentationField('advice', 'presentation-notice', {}),
    ]),
  ]);
  const schema = schemaOf(collections, fields, relations);
  expect(initialValues(schema, 'notes', { id: 7 })).toEqual({ id: 7 });
  expect(initialValues(schema, 'notes', null)).toEqual({ text: 'Hello', stars: null });
});

test('reads own properties only', () => {
  expect(keyOf({ id: 7 }, 'id')).toBe(7);
  expect(keyOf({ id: 'a-b' }, 'id')).toBe('a-b');
  expect(keyOf({ id: null }, 'id')).toBeNull();
  expect(keyOf({}, 'constructor')).toBeNull();
});

describe('merge', () => {
  const value: fc.Arbitrary<Json> = fc.oneof(
    fc.constantFrom('a', 'b', null, 1),
    fc.array(fc.integer({ max: 2, min: 0 }), { maxLength: 2 }),
  );
  const field = fc.constantFrom('a', 'b', 'c', 'd');
  const item: fc.Arbitrary<Item> = fc.record({ a: value, b: value, c: value, d: value });
  const edits: fc.Arbitrary<Item> = fc.dictionary(field, value);

  test('merges disjoint edits and reports overlapping ones with all three values', () => {
    const base = { title: 'One', body: 'Text', words: 3 };
    const merge = mergeItems(
      base,
      { title: 'Mine', words: 4 },
      { title: 'Theirs', body: 'New', words: 3 },
      samePlainValue,
    );
    expect(merge).toEqual({
      edits: { words: 4 },
      conflicts: [{ field: 'title', base: 'One', mine: 'Mine', theirs: 'Theirs' }],
    });
  });

  test('ignores equal changes on both sides and fields that were not read', () => {
    expect(mergeItems({ a: 1 }, { a: 2 }, { a: 2 }, samePlainValue)).toEqual({ edits: {}, conflicts: [] });
    expect(mergeItems({ a: 1 }, { a: 2 }, {}, samePlainValue)).toEqual({ edits: { a: 2 }, conflicts: [] });
    expect(mergeItems({}, { toString: 'x' }, { toString: 'y' }, samePlainValue)).toMatchObject({
      conflicts: [{ base: null }],
    });
  });

  test('commutes for edits of different fields', () => {
    fc.assert(
      fc.property(item, edits, edits, (base, one, other) => {
        const apart = Object.fromEntries(Object.entries(other).filter(([name]) => !Object.hasOwn(one, name)));
        const first = mergeItems(base, apart, { ...base, ...one }, samePlainValue);
        const second = mergeItems(base, one, { ...base, ...apart }, samePlainValue);
        expect([first.conflicts, second.conflicts]).toEqual([[], []]);
        expect({ ...base, ...one, ...first.edits }).toEqual({ ...base, ...apart, ...second.edits });
        expect({ ...base, ...one, ...first.edits }).toEqual({ ...base, ...one, ...apart });
      }),
    );
  });

  test('reports exactly the fields changed differently on both sides', () => {
    fc.assert(
      fc.property(item, edits, edits, (base, mine, theirs) => {
        const { conflicts, edits: merged } = mergeItems(base, mine, { ...base, ...theirs }, samePlainValue);
        const expected = Object.keys(mine).filter(
          (name) =>
            Object.hasOwn(theirs, name) && !equals(theirs[name], base[name]) && !equals(mine[name], theirs[name]),
        );
        expect(conflicts.map((conflict) => conflict.field)).toEqual(expected);
        expect(Object.keys(merged).filter((name) => expected.includes(name))).toEqual([]);
      }),
    );
  });

  test('neither overwrites nor drops a value without a resolution', () => {
    fc.assert(
      fc.property(item, edits, item, (base, mine, theirs) => {
        const merge = mergeItems(base, mine, theirs, samePlainValue);
        const saved: Item = { ...theirs, ...merge.edits };
        for (const name of Object.keys(base)) {
          if (!equals(theirs[name], base[name])) expect(saved[name]).toEqual(theirs[name]);
        }
        const mentioned = [...Object.keys(merge.edits), ...merge.conflicts.map((conflict) => conflict.field)];
        for (const name of Object.keys(mine))
          expect(mentioned.includes(name) || equals(saved[name], mine[name])).toBe(true);
      }),
    );
  });

  describe('decided', () => {
    const merge = mergeItems(
      { text: '', tags: [], n: 0, o: 0, mixed: null, odd: null, free: 1 },
      { text: 'mine', tags: ['a', 'b'], n: 1, o: 1, mixed: 'text', odd: ['a'], free: 2 },
      { text: 'theirs', tags: ['b', 'c'], n: 2, o: 2, mixed: 3, odd: 'a', free: 1 },
      samePlainValue,
    );

    test("sends my value for 'mine', nothing for 'theirs', and the union for 'both'", () => {
      expect(merge.conflicts.map(resolutionsOf)).toEqual([
        ['mine', 'theirs', 'both'],
        ['mine', 'theirs', 'both'],
        ['mine', 'theirs'],
        ['mine', 'theirs'],
        ['mine', 'theirs'],
        ['mine', 'theirs'],
      ]);
      expect(resolveMerge(merge, { text: 'both', tags: 'both', n: 'mine', o: 'theirs' })).toEqual({
        text: 'theirs\nmine',
        tags: ['b', 'c', 'a'],
        n: 1,
        free: 2,
      });
    });

    test("merges a text that both users have changed in different places for 'both'", () => {
      const text = { base: '<p>a</p><p>b</p>', mine: '<p>A</p><p>b</p>', theirs: '<p>a</p><p>B</p>' };
      const both = { edits: {}, conflicts: [{ field: 'text', ...text }] };
      expect(resolveMerge(both, { text: 'both' })).toEqual({ text: '<p>A</p><p>B</p>' });
    });

    test('does not send fields without a decision, or whose values cannot be combined', () => {
      expect(resolveMerge(merge, { n: 'both' })).toEqual({ free: 2 });
      expect(Object.keys(resolveMerge(merge, { n: 'both' }))).toEqual(['free']);
    });
  });
});

describe('a conflict about a related item', () => {
  const row = { collection: 'chapters', key: 5, name: 'One', isDeleted: false };
  const conflict = { field: 'title', base: 'One', mine: 'Two', theirs: 'Three' };

  test('is told from one about a field of the item, and from those about other items', () => {
    const ids = [conflict, { ...conflict, row }, { ...conflict, row: { ...row, key: 6 } }].map(conflictId);
    expect(ids[0]).toBe('title');
    expect(new Set(ids).size).toBe(3);
  });

  test('is about a moved item if only the other user has changed the field', () => {
    const moved = { field: 'book', row, base: 1, mine: 1, theirs: 2 };
    expect(isMovedRow(moved)).toBe(true);
    expect(isMovedRow({ ...moved, mine: 3 })).toBe(false);
    expect(isMovedRow({ ...moved, row: { ...row, isDeleted: true } })).toBe(false);
    expect(isMovedRow({ field: 'book', base: 1, mine: 1, theirs: 2 })).toBe(false);
  });

  test('about a deleted item, the edits can only be given up', () => {
    expect(resolutionsOf({ ...conflict, row: { ...row, isDeleted: true } })).toEqual(['theirs']);
    expect(resolutionsOf({ ...conflict, row })).toEqual(['mine', 'theirs', 'both']);
  });
});
