import fc from 'fast-check';
import type { Item, PrimaryKey } from '../item';
import { isNestedWrite, nestedWrite, stagedOf } from './nested-write';
import { addedRows, listRows } from './rows/list-rows';
import {
  isInWrite,
  isNothingStaged,
  isSameKey,
  nothingStaged,
  type RowRef,
  rowId,
  stage,
  type StagedChange,
  stagedValues,
  type StagedEdits,
} from './staged';
import { children, loaded, staged } from './staged.fixtures';

test('sends nothing without staged edits', () => {
  expect(nestedWrite(nothingStaged, children)).toBeNull();
  expect(isNothingStaged(nothingStaged)).toBe(true);
});

test('never sends an empty list, which would clear the relation', () => {
  expect(nestedWrite(staged({ kind: 'create', draft: 'x', values: { name: 'new' } }), children)).toEqual({
    create: [{ name: 'new' }],
  });
  expect(nestedWrite(staged({ kind: 'link', key: 9 }), children)).toEqual({ update: [{ id: 9 }] });
  expect(nestedWrite(staged({ kind: 'remove', row: { key: 2 } }), children)).toEqual({ delete: [2] });
});

test('sends the edits of a row with its key; without values nothing is edited', () => {
  const twice = staged(
    { kind: 'update', row: { key: 1 }, values: { name: 'uno', note: 'a' } },
    { kind: 'update', row: { key: 2 }, values: { name: 'due' } },
    { kind: 'update', row: { key: '1' }, values: { note: 'b' } },
  );
  expect(nestedWrite(twice, children)).toEqual({
    update: [
      { note: 'b', id: 1 },
      { name: 'due', id: 2 },
    ],
  });
  expect(stagedValues(twice, { key: '2' })).toEqual({ name: 'due' });
  expect(stagedValues(twice, { key: 3 })).toEqual({});
  expect(nestedWrite(stage(twice, { kind: 'update', row: { key: 2 }, values: {} }), children)).toEqual({
    update: [{ note: 'b', id: 1 }],
  });
});

test('edits a created row in place and drops it when removed', () => {
  const edited = staged(
    { kind: 'create', draft: 'x', values: { name: 'new' } },
    { kind: 'create', draft: 'y', values: {} },
    { kind: 'update', row: { draft: 'x' }, values: { name: 'newer' } },
  );
  expect(nestedWrite(edited, children)).toEqual({ create: [{ name: 'newer' }, {}] });
  expect(stage(edited, { kind: 'remove', row: { draft: 'x' } }).created.map(({ draft }) => draft)).toEqual(['y']);
  const undone = [
    { kind: 'remove', row: { draft: 'x' } },
    { kind: 'remove', row: { draft: 'y' } },
  ] as const;
  expect(isNothingStaged(undone.reduce(stage, edited))).toBe(true);
});

test('unlinks a linked row without a trace and restores a removed row when linked again', () => {
  expect(isNothingStaged(staged({ kind: 'link', key: 9 }, { kind: 'remove', row: { key: 9 } }))).toBe(true);
  expect(isNothingStaged(staged({ kind: 'remove', row: { key: 2 } }, { kind: 'link', key: 2 }))).toBe(true);
});

test('does not send the edits of a removed row, and keeps them for when the removal is undone', () => {
  const edited = staged({ kind: 'update', row: { key: 2 }, values: { name: 'x' } });
  const removed = stage(edited, { kind: 'remove', row: { key: 2 } });
  expect(nestedWrite(removed, children)).toEqual({ delete: [2] });
  expect(stage(removed, { kind: 'restore', key: '2' })).toEqual(edited);
});

test('finds the rows that a write creates, links or removes', () => {
  const sent = staged(
    { kind: 'create', draft: 'x', values: {} },
    { kind: 'link', key: 9 },
    { kind: 'remove', row: { key: 2 } },
    { kind: 'update', row: { key: 1 }, values: { name: 'x' } },
  );
  const rows: readonly RowRef[] = [{ draft: 'x' }, { draft: 'y' }, { key: 9 }, { key: '2' }, { key: 1 }];
  expect(rows.map((row) => isInWrite(sent, row))).toEqual([true, false, true, true, false]);
});

describe('stagedOf', () => {
  test('reads a nested write', () => {
    const write = { create: [{ name: 'a' }], update: [{ id: 9 }, { id: 1, name: 'b' }], delete: [2] };
    expect(stagedOf(children, [1, 2], write)).toEqual({
      created: [{ draft: '0', values: { name: 'a' } }],
      linked: [9],
      updated: [{ key: 1, values: { name: 'b' } }],
      removed: [2],
    });
    expect(isNestedWrite(write)).toBe(true);
    expect([isNestedWrite({ name: 'a' }), isNestedWrite([1]), isNestedWrite(null)]).toEqual([false, false, false]);
  });

  test('reads no edits from the initial value, and the rows of a new item from an array', () => {
    expect(stagedOf(children, [1, 2], [1, 2])).toEqual(nothingStaged);
    expect(stagedOf(children, [1, 2], null)).toEqual(nothingStaged);
    expect(stagedOf(children, null, [{ name: 'a' }, 7, { id: 8, name: 'b' }, { id: 9 }])).toEqual({
      created: [{ draft: '0', values: { name: 'a' } }],
      linked: [9, 7],
      updated: [{ key: 8, values: { name: 'b' } }],
      removed: [],
    });
  });

  test('does not read an array for a list that has rows, which it would replace', () => {
    expect(stagedOf(children, [1, 2], [1])).toBeNull();
    expect(stagedOf(children, [1], 'text')).toBeNull();
  });

  test('skips entries that are no rows', () => {
    expect(stagedOf(children, [], { create: [1, null], update: [{ name: 'x' }, 3], delete: [null, 'a'] })).toEqual({
      ...nothingStaged,
      removed: ['a'],
    });
    expect(stagedOf(children, [], { create: 1, delete: [4] })).toEqual({ ...nothingStaged, removed: [4] });
  });
});

/** What the server does with a nested write, as observed: an empty `delete` included, which takes everything. */
const served = (rows: readonly Item[], write: Readonly<Record<string, unknown>> | null): readonly Item[] => {
  if (write === null) return rows;
  const listed = (name: string): readonly Item[] => (write[name] ?? []) as readonly Item[];
  const removed = write['delete'] as readonly PrimaryKey[] | undefined;
  const remaining = rows.filter(({ id }) => !(removed?.length === 0) && !removed?.includes(id as PrimaryKey));
  const updates = new Map(listed('update').map((row) => [row['id'], row]));
  const known = new Set(remaining.map(({ id }) => id));
  return [
    ...remaining.map((row) => ({ ...row, ...updates.get(row['id'] ?? null) })),
    ...[...updates.values()].filter(({ id }) => !known.has(id ?? null)),
    ...listed('create'),
  ];
};

const key = fc.constantFrom(1, 2, 3);
const foreign = fc.constantFrom(7, 8);
const values = fc.dictionary(fc.constantFrom('name', 'note'), fc.string(), { minKeys: 1 });
const row: fc.Arbitrary<RowRef> = fc.oneof(fc.record({ key }), fc.record({ draft: fc.constantFrom('x', 'y') }));
const change: fc.Arbitrary<StagedChange> = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), draft: fc.uuid(), values }),
  fc.record({ kind: fc.constant('link' as const), key: foreign }),
  fc.record({ kind: fc.constant('update' as const), row, values }),
  fc.record({ kind: fc.constant('restore' as const), key }),
  fc.record({ kind: fc.constant('remove' as const), row: fc.oneof(row, fc.record({ key: foreign })) }),
);

/** Only steps that a view can offer: of rows that it shows. */
const offered = (changes: readonly StagedChange[]): StagedEdits =>
  changes.reduce((before: StagedEdits, step) => {
    const shown = [...listRows(loaded, before, children), ...addedRows(before, children, new Map())];
    const names = shown.map(({ ref }) => rowId(ref));
    return 'row' in step && !names.includes(rowId(step.row)) ? before : stage(before, step);
  }, nothingStaged);

test('shows before a save the rows that exist after it', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const edits = offered(changes);
      const write = nestedWrite(edits, children);
      const rows = [...listRows(loaded, edits, children), ...addedRows(edits, children, new Map())];
      const remaining = rows.filter(({ state }) => state !== 'removed').map((each) => each.values);
      expect(new Set(served(loaded, write))).toEqual(new Set(remaining));
      expect(write === null).toBe(isNothingStaged(edits));
    }),
  );
});

test('reads back what it writes', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const write = nestedWrite(offered(changes), children);
      const read = stagedOf(children, [1, 2, 3], write);
      expect(read === null ? null : nestedWrite(read, children)).toEqual(write);
    }),
  );
});

test('a step and its undoing leave nothing', () => {
  const undone = fc.oneof(
    values.map((each): readonly StagedChange[] => [
      { kind: 'create', draft: 'new', values: each },
      { kind: 'remove', row: { draft: 'new' } },
    ]),
    foreign.map((each): readonly StagedChange[] => [
      { kind: 'link', key: each },
      { kind: 'remove', row: { key: each } },
    ]),
    key.map((each): readonly StagedChange[] => [
      { kind: 'remove', row: { key: each } },
      { kind: 'restore', key: each },
    ]),
    fc.tuple(key, values).map(([each, edits]): readonly StagedChange[] => [
      { kind: 'update', row: { key: each }, values: edits },
      { kind: 'update', row: { key: each }, values: {} },
    ]),
  );
  fc.assert(
    fc.property(fc.array(undone, { maxLength: 8 }), (steps) => {
      expect(nestedWrite(steps.flat().reduce(stage, nothingStaged), children)).toBeNull();
    }),
  );
});

test('compares keys as text', () => {
  expect([isSameKey(7, '7'), isSameKey('a', 'b')]).toEqual([true, false]);
});
