import type { Item, PrimaryKey } from '../../item';
import { addedRows, listRows, nextSort } from './list-rows';
import { nestedWrite, stagedOf } from '../nested-write';
import { nothingStaged, type StagedChange } from '../staged';
import { children, loaded, staged, tags } from '../staged.fixtures';

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

  test('tells rows with another number from edited ones, also a linked row that was read from a sent write', () => {
    const write = nestedWrite(
      staged(
        { kind: 'update', row: { key: 1 }, values: { sort: 2 } },
        { kind: 'update', row: { key: 2 }, values: { sort: 3, name: 'zwei' } },
        { kind: 'link', key: 9 },
        { kind: 'update', row: { key: 9 }, values: { sort: 1 } },
      ),
      children,
    );
    const read = stagedOf(children, null, write) ?? nothingStaged;
    const rows = listRows([...loaded, { id: 9, name: 'nine' }], read, children);
    expect(rows.map(({ ref, state }) => [ref, state])).toEqual([
      [{ key: 1 }, 'moved'],
      [{ key: 2 }, 'edited'],
      [{ key: 3 }, 'loaded'],
      [{ key: 9 }, 'moved'],
    ]);
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
