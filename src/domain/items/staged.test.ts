import fc from 'fast-check';
import type { Item, PrimaryKey } from './item';
import { deletionsAfterSave, nestedWrite } from './nested-write';
import { linkRowValues, newRowValues, relatedRowValues, type ToMany } from './to-many';
import { nextSort, listRows } from './list-rows';
import { isNothingStaged, nothingStaged, type RowRef, stage, type StagedEdits, type StagedChange } from './staged';

const children: ToMany = {
  collection: 'children',
  primaryKey: 'id',
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
  expect(nestedWrite(nothingStaged, children, loaded)).toBeNull();
  expect(isNothingStaged(nothingStaged)).toBe(true);
  expect(isNothingStaged(staged({ kind: 'reorder', order: [{ key: 2 }, { key: 1 }] }))).toBe(false);
});

test('never sends an empty list, which would clear the relation', () => {
  expect(nestedWrite(staged({ kind: 'create', draft: 'x', values: { name: 'new' } }), children, loaded)).toEqual({
    create: [{ name: 'new' }],
  });
  expect(nestedWrite(staged({ kind: 'link', key: 9 }), children, loaded)).toEqual({ update: [{ id: 9 }] });
  expect(nestedWrite(staged({ kind: 'unlink', row: { key: 2 } }), children, loaded)).toEqual({ delete: [2] });
});

test('merges edits of a row and sends them with its key', () => {
  const twice = staged(
    { kind: 'update', row: { key: 1 }, values: { name: 'uno', note: 'a' } },
    { kind: 'update', row: { key: 2 }, values: { name: 'due' } },
    { kind: 'update', row: { key: '1' }, values: { note: 'b' } },
  );
  expect(nestedWrite(twice, children, loaded)).toEqual({
    update: [
      { name: 'uno', note: 'b', id: '1' },
      { name: 'due', id: 2 },
    ],
  });
});

test('edits a created row in place and drops it when removed', () => {
  const edited = staged(
    { kind: 'create', draft: 'x', values: { name: 'new' } },
    { kind: 'create', draft: 'y', values: {} },
    { kind: 'update', row: { draft: 'x' }, values: { name: 'newer' } },
  );
  expect(nestedWrite(edited, children, loaded)).toEqual({ create: [{ name: 'newer' }, {}] });
  expect(stage(edited, { kind: 'unlink', row: { draft: 'x' } }).created.map(({ draft }) => draft)).toEqual(['y']);
  const undone = [
    { kind: 'delete', row: { draft: 'x' } },
    { kind: 'unlink', row: { draft: 'y' } },
  ] as const;
  expect(isNothingStaged(undone.reduce(stage, edited))).toBe(true);
});

test('unlinks a linked row without a trace and restores a removed row when linked again', () => {
  expect(isNothingStaged(staged({ kind: 'link', key: 9 }, { kind: 'delete', row: { key: 9 } }))).toBe(true);
  expect(isNothingStaged(staged({ kind: 'unlink', row: { key: 2 } }, { kind: 'link', key: 2 }))).toBe(true);
});

test('drops the edits of a removed row', () => {
  const removed = staged(
    { kind: 'update', row: { key: 2 }, values: { name: 'x' } },
    { kind: 'delete', row: { key: 2 } },
  );
  expect(nestedWrite(removed, children, loaded)).toEqual({ delete: [2] });
});

test('lists rows to delete separately when the relation only unlinks', () => {
  const removed = staged({ kind: 'delete', row: { key: 2 } }, { kind: 'unlink', row: { key: 3 } });
  expect(nestedWrite(removed, children, loaded)).toEqual({ delete: [2, 3] });
  expect(deletionsAfterSave(removed, children)).toEqual([2]);
  expect(deletionsAfterSave(removed, { ...children, removal: 'delete' })).toEqual([]);
});

describe('order', () => {
  const order: readonly RowRef[] = [{ key: 3 }, { draft: 'x' }, { key: 1 }, { key: 2 }];
  const ordered = staged({ kind: 'create', draft: 'x', values: { name: 'new' } }, { kind: 'reorder', order });

  test('writes sort values of moved rows only', () => {
    expect(nestedWrite(ordered, children, loaded)).toEqual({
      create: [{ name: 'new', sort: 1 }],
      update: [
        { id: 3, sort: 0 },
        { id: 1, sort: 2 },
        { id: 2, sort: 3 },
      ],
    });
    const same = staged({ kind: 'reorder', order: [{ key: 1 }, { key: 2 }, { key: 3 }] });
    expect(nestedWrite(same, children, loaded)).toBeNull();
    expect(nestedWrite(same, children, null)).toEqual({
      update: [
        { id: 1, sort: 0 },
        { id: 2, sort: 1 },
        { id: 3, sort: 2 },
      ],
    });
  });

  test('writes no sort values without a sort field', () => {
    expect(nestedWrite(ordered, { ...children, sortField: null }, loaded)).toEqual({ create: [{ name: 'new' }] });
  });

  test('shows rows in the order set by the user, without removed ones', () => {
    const shown = listRows(
      loaded,
      stage(stage(ordered, { kind: 'link', key: 9 }), { kind: 'unlink', row: { key: 1 } }),
      children,
    );
    expect(shown?.map(({ ref }) => ref)).toEqual([{ key: 3 }, { draft: 'x' }, { key: 2 }, { key: 9 }]);
    expect(stage(ordered, { kind: 'delete', row: { draft: 'x' } }).order).toEqual([{ key: 3 }, { key: 1 }, { key: 2 }]);
  });

  test('gives a new row the highest sort value plus one', () => {
    expect(nextSort(listRows(loaded, nothingStaged, children) ?? [], 'sort')).toBe(3);
    expect(nextSort([], 'sort')).toBe(1);
    expect(nextSort(listRows([{ id: 1 }, { id: 2, sort: 'x' }], nothingStaged, children) ?? [], 'sort')).toBe(1);
  });
});

describe('listRows', () => {
  test('returns null while the list is loading', () => {
    expect(listRows(null, staged({ kind: 'create', draft: 'x', values: {} }), children)).toBeNull();
    expect(listRows([], nothingStaged, children)).toEqual([]);
  });

  test('applies staged edits to the rows', () => {
    const rows = listRows(
      loaded,
      staged(
        { kind: 'update', row: { key: 2 }, values: { name: 'zwei' } },
        { kind: 'unlink', row: { key: 3 } },
        { kind: 'link', key: 9, display: { id: 9, name: 'nine' } },
        { kind: 'link', key: 8 },
        { kind: 'update', row: { key: 8 }, values: { name: 'eight' } },
        { kind: 'create', draft: 'x', values: { name: 'new' }, display: { known: true } },
      ),
      children,
    );
    expect(rows).toEqual([
      { ref: { key: 1 }, values: { id: 1, name: 'one', sort: 0 }, state: 'loaded' },
      { ref: { key: 2 }, values: { id: 2, name: 'zwei', sort: 1 }, state: 'edited' },
      { ref: { key: 9 }, values: { id: 9, name: 'nine' }, state: 'linked' },
      { ref: { key: 8 }, values: { id: 8, name: 'eight' }, state: 'linked' },
      { ref: { draft: 'x' }, values: { name: 'new', known: true }, state: 'created' },
    ]);
  });

  test('skips rows without a key', () => {
    expect(listRows([{ name: 'x' }], nothingStaged, children)).toEqual([]);
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
    expect(rows?.map(({ values }) => values)).toEqual([
      { id: 1, tags_id: { id: 5, name: 'b', color: 'red' }, extra: { a: 2 } },
      { id: 2, tags_id: 6, sort: 1 },
    ]);
    expect(listRows([{ id: 3 }], staged(edit(3, { tags_id: 7 })), tags)?.[0]?.values).toEqual({ id: 3, tags_id: 7 });
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

test('shows before a save the rows that exist after it', () => {
  const key = fc.constantFrom(1, 2, 3);
  const foreign = fc.constantFrom(7, 8);
  const draft = fc.constantFrom('x', 'y');
  const row: fc.Arbitrary<RowRef> = fc.oneof(fc.record({ key }), fc.record({ draft }));
  const values = fc.dictionary(fc.constantFrom('name', 'note'), fc.string(), { minKeys: 1 });
  const change: fc.Arbitrary<StagedChange> = fc.oneof(
    fc.record({ kind: fc.constant('create' as const), draft: fc.uuid(), values }),
    fc.record({ kind: fc.constant('link' as const), key: foreign }),
    fc.record({ kind: fc.constant('update' as const), row, values }),
    fc.record({
      kind: fc.constantFrom('unlink' as const, 'delete' as const),
      row: fc.oneof(row, fc.record({ key: foreign })),
    }),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      const onlyShown = changes.reduce((before: StagedEdits, step) => {
        const names = listRows(loaded, before, children)?.map(({ ref }) => JSON.stringify(ref)) ?? [];
        return 'row' in step && !names.includes(JSON.stringify(step.row)) ? before : stage(before, step);
      }, nothingStaged);
      const write = nestedWrite(onlyShown, children, loaded);
      const after = served(loaded, write);
      expect(new Set(after)).toEqual(new Set(listRows(loaded, onlyShown, children)?.map((each) => each.values)));
      expect(write === null).toBe(isNothingStaged(onlyShown));
    }),
  );
});
