import fc from 'fast-check';
import type { Item, PrimaryKey } from '../item';
import { isNestedWrite, nestedWrite, stagedOf } from './nested-write';
import { linkRowValues, newRowValues, relatedRowValues, type ToMany } from './to-many';
import { addedRows, nextSort, listRows } from './list-rows';
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

const children: ToMany = {
  collection: 'children',
  primaryKey: 'id',
  updateKey: 'id',
  foreignKey: 'parent',
  junction: null,
  sortField: 'sort',
  removal: 'unlink',
};
const tags: ToMany = {
  ...children,
  collection: 'a_tags',
  junction: { field: 'tags_id', collection: 'tags', collectionField: null, allowed: [] },
};
const blocks: ToMany = {
  ...tags,
  junction: { field: 'item', collection: null, collectionField: 'collection', allowed: ['texts'] },
};
const loaded: readonly Item[] = [
  { id: 1, name: 'one', sort: 0 },
  { id: 2, name: 'two', sort: 1 },
  { id: 3, name: 'three', sort: 2 },
];

const staged = (...changes: readonly StagedChange[]): StagedEdits => changes.reduce(stage, nothingStaged);

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

test('gives a new row the highest sort value plus one', () => {
  const added = staged({ kind: 'create', draft: 'x', values: { sort: 7 } }, { kind: 'create', draft: 'y', values: {} });
  expect(nextSort(nothingStaged, 'sort', 3)).toBe(4);
  expect(nextSort(nothingStaged, 'sort', null)).toBe(1);
  expect(nextSort(added, 'sort', 3)).toBe(8);
  expect(nextSort(staged({ kind: 'update', row: { key: 1 }, values: { sort: 'x' } }), 'sort', 3)).toBe(4);
});

describe('rows', () => {
  test('applies staged edits to the rows of a page; removed rows keep their place', () => {
    const rows = listRows(
      loaded,
      staged(
        { kind: 'update', row: { key: 2 }, values: { name: 'zwei' } },
        { kind: 'remove', row: { key: 3 } },
        { kind: 'link', key: 9 },
      ),
      children,
    );
    expect(rows).toEqual([
      { ref: { key: 1 }, values: { id: 1, name: 'one', sort: 0 }, state: 'loaded' },
      { ref: { key: 2 }, values: { id: 2, name: 'zwei', sort: 1 }, state: 'edited' },
      { ref: { key: 3 }, values: { id: 3, name: 'three', sort: 2 }, state: 'removed' },
    ]);
    expect(listRows([{ name: 'x' }], nothingStaged, children)).toEqual([]);
  });

  test('lists added rows apart, with the values that are known of linked ones', () => {
    const added = staged(
      { kind: 'create', draft: 'x', values: { name: 'new' } },
      { kind: 'link', key: 9 },
      { kind: 'link', key: 8 },
      { kind: 'update', row: { key: 8 }, values: { name: 'eight' } },
    );
    expect(addedRows(added, children, new Map([['9', { id: 9, name: 'nine' }]]))).toEqual([
      { ref: { key: 9 }, values: { id: 9, name: 'nine' }, state: 'linked' },
      { ref: { key: 8 }, values: { id: 8, name: 'eight' }, state: 'linked' },
      { ref: { draft: 'x' }, values: { name: 'new' }, state: 'created' },
    ]);
  });

  test('merges edits behind a junction and replaces edited JSON', () => {
    const junctionRows = [
      { id: 1, tags_id: { id: 5, name: 'a', color: 'red' }, extra: { a: 1, b: 2 } },
      { id: 2, tags_id: 6 },
    ];
    const edit = (key: PrimaryKey, values: Item): StagedChange => ({ kind: 'update', row: { key }, values });
    const rows = listRows(
      junctionRows,
      staged(edit(1, { tags_id: { id: 5, name: 'b' }, extra: { a: 2 } }), edit(2, { sort: 1 })),
      tags,
    );
    expect(rows.map(({ values }) => values)).toEqual([
      { id: 1, tags_id: { id: 5, name: 'b', color: 'red' }, extra: { a: 2 } },
      { id: 2, tags_id: 6, sort: 1 },
    ]);
    expect(listRows([{ id: 3 }], staged(edit(3, { tags_id: 7 })), tags)[0]?.values).toEqual({ id: 3, tags_id: 7 });
  });
});

test('writes related items inside junction rows', () => {
  expect(newRowValues(children, { name: 'a' })).toEqual({ name: 'a' });
  expect(newRowValues(tags, { name: 'a' })).toEqual({ tags_id: { name: 'a' } });
  expect(newRowValues(blocks, { text: 'a' }, 'texts')).toEqual({ item: { text: 'a' }, collection: 'texts' });
  expect(linkRowValues(children, 5)).toBeNull();
  expect(linkRowValues(tags, 5)).toEqual({ tags_id: 5 });
  expect(linkRowValues(blocks, 5, 'texts')).toEqual({ item: 5, collection: 'texts' });
  expect(linkRowValues(blocks, 5)).toEqual({ item: 5 });
  expect(relatedRowValues(children, { id: 5 }, { name: 'b' }, 'id')).toEqual({ name: 'b' });
  expect(relatedRowValues(tags, { id: 5 }, { name: 'b' }, 'id')).toEqual({ tags_id: { name: 'b', id: 5 } });
  expect(relatedRowValues(tags, {}, { name: 'b' }, 'id')).toEqual({ tags_id: { name: 'b', id: null } });
  expect(relatedRowValues(blocks, { id: 5 }, { text: 'b' }, 'id', 'texts')).toEqual({
    item: { text: 'b', id: 5 },
    collection: 'texts',
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
