import { ROW_WRITES } from '../../../schema';
import { type Item, itemId } from '../../item';
import { nothingStaged, type RowRef, stage, type StagedChange, type StagedEdits } from '../staged';
import { type ListPage, type ShownRows, shownRows } from './shown-rows';
import type { ToMany } from '../to-many';

const links: ToMany = {
  collection: 'links',
  primaryKey: 'id',
  updateKey: 'id',
  writes: ROW_WRITES,
  foreignKey: 'letter',
  junction: null,
  sortField: 'sort',
  removal: 'unlink',
};
const tags: ToMany = {
  ...links,
  collection: 'letters_tags',
  junction: { field: 'tag', collection: 'tags', collectionField: null, allowed: [] },
};
const blocks: ToMany = {
  ...links,
  junction: { field: 'item', collection: null, collectionField: 'collection', allowed: ['texts'] },
};

const rowsOf = (...sorts: readonly (number | null)[]): readonly Item[] =>
  sorts.map((sort, index) => ({ id: index + 1, sort }));

const staged = (...changes: readonly StagedChange[]): StagedEdits => changes.reduce(stage, nothingStaged);

const numbered = (row: RowRef, sort: number): StagedChange => ({ kind: 'update', row, values: { sort } });

const show = (state: Partial<ListPage>): ShownRows =>
  shownRows({
    list: links,
    staged: nothingStaged,
    known: new Map(),
    keyFieldOf: () => 'id',
    page: rowsOf(1, 2, 3),
    isLastPage: true,
    isInOwnOrder: true,
    ...state,
  });

const ids = (rows: ShownRows['rows']): readonly string[] | null =>
  rows?.map(({ ref }) => ('key' in ref ? String(ref.key) : ref.draft)) ?? null;

test('shows the rows of the page, and those that are not saved yet apart', () => {
  const shown = show({
    staged: staged(
      { kind: 'create', draft: 'b', values: { sort: 5 } },
      { kind: 'create', draft: 'a', values: { sort: 4 } },
      { kind: 'create', draft: 'c', values: {} },
      { kind: 'create', draft: 'd', values: {} },
    ),
    isLastPage: false,
  });
  expect([ids(shown.rows), ids(shown.added), shown.isNumbered]).toEqual([['1', '2', '3'], ['a', 'b', 'c', 'd'], true]);
});

test('before the page is loaded, only rows that are not saved are known', () => {
  const shown = show({ page: null, staged: staged({ kind: 'create', draft: 'a', values: {} }) });
  expect([shown.rows, ids(shown.added), shown.isNumbered]).toEqual([null, ['a'], false]);
});

test('moved rows change places; one from another page has its key until it is known', () => {
  const edits = staged(numbered({ key: 1 }, 2), numbered({ key: 9 }, 1));
  expect(ids(show({ staged: edits, isLastPage: false }).rows)).toEqual(['9', '1', '3']);
  const rowOf = (known: ListPage['known']) => show({ staged: edits, isLastPage: false, known }).rows?.[0];
  expect(rowOf(new Map())?.values).toEqual({ id: 9, sort: 1 });
  expect(rowOf(new Map([[itemId('links', 9), { id: 9, name: 'nine', sort: 12 }]]))?.values).toEqual({
    id: 9,
    name: 'nine',
    sort: 1,
  });
  expect(ids(show({ staged: edits, isLastPage: false, known: new Map([[itemId('links', 9), null]]) }).rows)).toEqual([
    '1',
    '3',
  ]);
});

test('an added row that was moved among saved ones stands on the page, not among the added ones', () => {
  const edits = staged({ kind: 'create', draft: 'a', values: { sort: 2 } }, numbered({ key: 2 }, 4));
  const shown = show({ staged: edits });
  expect([ids(shown.rows), ids(shown.added)]).toEqual([['1', 'a', '3', '2'], []]);
  expect(ids(show({ staged: edits, isLastPage: false }).rows)).toEqual(['1', 'a', '3']);
});

test('without distinct numbers, or in another order, rows keep the order of the server', () => {
  const edits = staged(numbered({ key: 1 }, 3), { kind: 'create', draft: 'a', values: { sort: 1 } });
  const unnumbered = show({ page: rowsOf(null, 2, 2), staged: edits });
  expect([ids(unnumbered.rows), unnumbered.isNumbered]).toEqual([['1', '2', '3'], false]);
  expect(ids(show({ staged: edits, isInOwnOrder: false }).rows)).toEqual(['1', '2', '3']);
  expect(show({ list: { ...links, sortField: null }, staged: edits }).isNumbered).toBe(false);
});

test('numbers that were staged for a list without numbers count', () => {
  const edits = staged(numbered({ key: 1 }, 1), numbered({ key: 2 }, 2), numbered({ key: 3 }, 3));
  const shown = show({ page: rowsOf(null, null, null), staged: edits });
  expect([ids(shown.rows), shown.isNumbered]).toEqual([['1', '2', '3'], true]);
  const partly = show({ page: rowsOf(null, 2), staged: staged(numbered({ key: 1 }, 1)) });
  expect([ids(partly.rows), partly.isNumbered]).toEqual([['1', '2'], true]);
  expect(show({ page: [{ sort: null }], staged: edits }).isNumbered).toBe(false);
});

test('linked rows have the values that were read of them', () => {
  const edits = staged({ kind: 'link', key: 9 }, { kind: 'link', key: 8 });
  const known = new Map([[itemId('links', 9), { id: 9, name: 'nine' }], [itemId('links', 8), null] as const]);
  expect(show({ staged: edits, known }).added.map(({ values }) => values)).toEqual([
    { id: 9, name: 'nine' },
    { id: 8 },
  ]);
});

test('rows of a junction have the values of the item that they name by its key', () => {
  const edits = staged(
    { kind: 'create', draft: 'a', values: { tag: 5 } },
    { kind: 'create', draft: 'b', values: { tag: 6 } },
    { kind: 'create', draft: 'c', values: { tag: { name: 'new' } } },
  );
  const known = new Map([[itemId('tags', 5), { id: 5, name: 'five' }]]);
  const added = (list: ToMany): readonly Item[] =>
    show({ list, staged: edits, known, page: null }).added.map(({ values }) => values);
  expect(added(tags)).toEqual([{ tag: { id: 5, name: 'five' } }, { tag: 6 }, { tag: { name: 'new' } }]);
  expect(added(blocks)).toEqual([{ tag: 5 }, { tag: 6 }, { tag: { name: 'new' } }]);
});

test('the rows that are added to an empty list stand among the added ones, by their numbers', () => {
  const edits = staged(
    { kind: 'create', draft: 'b', values: { sort: 2 } },
    { kind: 'create', draft: 'a', values: { sort: 1 } },
  );
  const shown = show({ page: [], staged: edits });
  expect([ids(shown.rows), ids(shown.added), shown.isNumbered]).toEqual([[], ['a', 'b'], true]);
});

test('the related item has the edits of the row; one that may not be read is missing, unless the row has its values', () => {
  const page: readonly Item[] = [
    { id: 1, sort: 1, tag: { id: 5, name: 'edited' } },
    { id: 2, sort: 2, tag: 6 },
    { id: 3, sort: 3, tag: { id: 6, name: 'own' } },
  ];
  const known = new Map([
    [itemId('tags', 5), { id: 5, name: 'five', color: 'red' }],
    [itemId('tags', 6), null] as const,
  ]);
  expect(show({ list: tags, known, page }).rows).toMatchObject([
    { values: { tag: { id: 5, name: 'edited', color: 'red' } } },
    { values: { tag: 6 }, isMissing: true },
    { values: { tag: { id: 6, name: 'own' } } },
  ]);
});

test('of a collection without a key field, items that a row has whole are shown as they are', () => {
  const page: readonly Item[] = [{ id: 1, sort: 1, tag: { name: 'own' } }];
  const known = new Map([[itemId('tags', 5), { id: 5, name: 'five' }]]);
  expect(show({ list: tags, known, page, keyFieldOf: () => null }).rows?.[0]?.values).toEqual(page[0]);
});
