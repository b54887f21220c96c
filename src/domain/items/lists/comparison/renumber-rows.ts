import { equals, type Json } from '../../../../kernel';
import { type Item, keyOf, type PrimaryKey, valueIn } from '../../item';
import type { FieldRelations } from '../rebase';
import { nextSort } from '../rows/list-rows';
import type { RelatedKey } from '../related-writes';
import {
  hasRow,
  isSameKey,
  rowId,
  type RowRef,
  stage,
  stagedValues,
  type StagedEdits,
  type UpdatedRow,
} from '../staged';
import { type BaseOf, type EditedList, mapLists } from './relied-rows';

const numberIn = (row: Item | null, sortField: string): number | null => {
  const value = row === null ? null : valueIn(row, sortField);
  const number = value === null || value === '' ? NaN : Number(value);
  return Number.isFinite(number) ? number : null;
};

/** True for a row that is in the list now, as far as the column that tells it may be read. */
const isInList = ({ list: { foreignKey }, parent }: EditedList, now: Item | null): boolean =>
  now !== null && (!Object.hasOwn(now, foreignKey) || String(now[foreignKey]) === String(parent));

interface NumberedRow {
  readonly row: RowRef;
  readonly staged: number;
  /** The number that the move was based on; null for a row that is added. */
  readonly base: number | null;
}

const ascending = (numbers: readonly number[]): readonly number[] => [...numbers].sort((one, other) => one - other);

/** The number that a row of the list had when it was moved or removed; null if it was not in the list. */
const baseNumber = (
  { list, parent }: EditedList,
  sortField: string,
  baseOf: BaseOf,
  key: PrimaryKey,
): number | null => {
  const base = baseOf(list.collection, key);
  const wasIn = base !== null && parent !== null && String(valueIn(base, list.foreignKey)) === String(parent);
  return wasIn ? numberIn(base, sortField) : null;
};

/** The rows that the staged edits of a list give another number. */
const numberedRows = (
  edited: EditedList,
  sortField: string,
  { created, updated }: StagedEdits,
  baseOf: BaseOf,
): readonly NumberedRow[] => {
  const rows: readonly (readonly [RowRef, Json, number | null])[] = [
    ...updated.map(
      ({ key, values }) => [{ key }, valueIn(values, sortField), baseNumber(edited, sortField, baseOf, key)] as const,
    ),
    ...created.map(({ draft, values }) => [{ draft }, valueIn(values, sortField), null] as const),
  ];
  return rows.flatMap(([row, staged, base]) => (typeof staged === 'number' ? [{ row, staged, base }] : []));
};

/** The existing rows that a write takes out of a list: those that it removes, or puts into another one. */
type LeavingRows = (edited: EditedList, staged: StagedEdits) => readonly PrimaryKey[];

const leavingRows = (relations: FieldRelations, values: Item, parent: PrimaryKey | null): LeavingRows => {
  const lists: (readonly [EditedList, readonly PrimaryKey[]])[] = [];
  mapLists(relations, values, parent, (edited, staged) => {
    lists.push([edited, [...staged.linked, ...staged.updated.map(({ key }) => key)]]);
    return staged;
  });
  return ({ list, parent: own }, { removed }) => {
    const others = lists.filter(
      ([other]) =>
        other.list.collection === list.collection &&
        other.list.foreignKey === list.foreignKey &&
        String(other.parent) !== String(own),
    );
    return [...removed, ...others.flatMap(([, keys]) => keys)];
  };
};

/**
 * True if the staged numbers are those of moves: the rows have exchanged their numbers among each other and with rows
 * that are taken out, and added rows have higher ones. A number that was typed by hand stays as it is.
 */
const areMoves = (
  rows: readonly NumberedRow[],
  edited: EditedList,
  sortField: string,
  leaving: readonly PrimaryKey[],
  baseOf: BaseOf,
): boolean => {
  const bases = rows.flatMap(({ base }) => base ?? []);
  const freed = leaving.flatMap((key) => baseNumber(edited, sortField, baseOf, key) ?? []);
  const staged = ascending(rows.map((row) => row.staged));
  const taken = staged.slice(0, bases.length);
  return new Set(staged).size === staged.length && taken.every((number) => [...bases, ...freed].includes(number));
};

const listId = ({ list: { collection, foreignKey }, parent }: EditedList): string =>
  JSON.stringify([collection, foreignKey, parent]);

/** A list whose staged order is sent with other numbers if the order has changed on the server. */
export interface OrderedList {
  readonly collection: string;
  readonly primaryKey: string;
  readonly foreignKey: string;
  readonly sortField: string;
  readonly parent: PrimaryKey;
  /** True if rows are added behind the others, whose highest number then has to be known. */
  readonly addsRows: boolean;
  /** Staged numbers that may be those of other rows, which then have to be known; empty for moves. */
  readonly takenNumbers: readonly number[];
}

/** The lists of existing items whose rows get other numbers, or are added at the end. */
export const orderedLists = (
  relations: FieldRelations,
  values: Item,
  parent: PrimaryKey | null,
  baseOf: BaseOf,
): readonly OrderedList[] => {
  const found: OrderedList[] = [];
  const leaving = leavingRows(relations, values, parent);
  mapLists(relations, values, parent, (edited, staged) => {
    const { collection, primaryKey, foreignKey, sortField } = edited.list;
    const rows = sortField === null ? [] : numberedRows(edited, sortField, staged, baseOf);
    if (sortField !== null && edited.parent !== null && rows.length > 0) {
      const isMove = areMoves(rows, edited, sortField, leaving(edited, staged), baseOf);
      const addsRows = rows.some(({ base }) => base === null);
      const takenNumbers = isMove ? [] : rows.map((row) => row.staged);
      found.push({ collection, primaryKey, foreignKey, sortField, parent: edited.parent, addsRows, takenNumbers });
    }
    return staged;
  });
  return found;
};

/** The order of lists on the server, as far as a write needs it. */
export interface ServerOrder {
  /** A row as it is on the server; null if it was not found. */
  readonly rowOf: (collection: string, key: PrimaryKey) => Item | null;
  /** The highest number in the list of an item; null for a list without numbers. */
  readonly highestOf: (collection: string, parent: PrimaryKey) => number | null;
  /** The rows in the list of an item that have one of `takenNumbers`, and may be moved. */
  readonly holdersOf: (collection: string, parent: PrimaryKey) => readonly Item[];
}

/**
 * Numbers that were typed, are those of restored rows, or are those of rows that another user has added: added rows come
 * behind all others, and rows that hold the number of a moved one take one that the rows of the write have left, as the
 * list shows them.
 */
const withFreeNumbers = (
  edited: EditedList & { readonly parent: PrimaryKey },
  sortField: string,
  staged: StagedEdits,
  rows: readonly NumberedRow[],
  leaving: readonly PrimaryKey[],
  { rowOf, highestOf, holdersOf }: ServerOrder,
): StagedEdits => {
  const { list, parent } = edited;
  const { collection, primaryKey } = list;
  const nowOf = (row: RowRef): Item | null => {
    const now = 'key' in row ? rowOf(collection, row.key) : null;
    return isInList(edited, now) ? now : null;
  };
  const present = rows.filter(({ row, base }) => base === null || nowOf(row) !== null);
  const taken = new Set(present.map((row) => row.staged));
  const written = [...rows.flatMap(({ row }) => ('key' in row ? [row.key] : [])), ...leaving];
  const holders = holdersOf(collection, parent).flatMap((holder) => {
    const [key, number] = [keyOf(holder, primaryKey), numberIn(holder, sortField)];
    return key === null || number === null || !taken.has(number) || hasRow(written, key) ? [] : [{ key, number }];
  });
  const isHeld = ({ staged: number }: NumberedRow): boolean => holders.some((holder) => holder.number === number);
  const highest = Math.max(highestOf(collection, parent) ?? 0, ...taken);
  const behind = present
    .filter((row) => row.base === null && isHeld(row))
    .sort((one, other) => one.staged - other.staged);
  const left = present.flatMap(({ row }) => {
    const number = numberIn(nowOf(row), sortField);
    return number === null || taken.has(number) ? [] : [number];
  });
  const free = ascending([...new Set(left)]);
  const displaced = holders
    .filter(({ number }) => behind.every((row) => row.staged !== number))
    .sort((one, other) => one.number - other.number);
  const numbers: readonly (readonly [RowRef, number])[] = [
    ...displaced.slice(0, free.length).map(({ key }, index) => [{ key }, free[index] ?? 0] as const),
    ...[...displaced.slice(free.length).map(({ key }): RowRef => ({ key })), ...behind.map(({ row }) => row)].map(
      (row, index) => [row, highest + 1 + index] as const,
    ),
  ];
  return numbers.reduce((edits, [row, number]) => {
    const values = { ...stagedValues(edits, row), [sortField]: number };
    return stage(edits, { kind: 'update', row, values });
  }, staged);
};

/**
 * A write whose moved and added rows have numbers that fit the order on the server. The moved rows keep their own order
 * and share the numbers that they have there; added rows come behind all others. So rows that another user has moved or
 * added stay where they are, and no number is given twice. Where nothing has changed the numbers are those staged.
 */
export const renumberRows = (
  relations: FieldRelations,
  values: Item,
  parent: PrimaryKey | null,
  baseOf: BaseOf,
  server: ServerOrder,
): Item => {
  const leavingOf = leavingRows(relations, values, parent);
  return mapLists(relations, values, parent, (edited, staged) => {
    const { list, parent: own } = edited;
    const { collection, sortField } = list;
    const all = sortField === null ? [] : numberedRows(edited, sortField, staged, baseOf);
    if (sortField === null || own === null || all.length === 0) return staged;
    const leaving = leavingOf(edited, staged);
    if (!areMoves(all, edited, sortField, leaving, baseOf))
      return withFreeNumbers({ ...edited, parent: own }, sortField, staged, all, leaving, server);
    const { rowOf, highestOf } = server;
    const nowOf = ({ row, base }: NumberedRow): Item | null =>
      base === null || 'draft' in row ? null : rowOf(collection, row.key);
    const rows = all.filter((row) => row.base === null || isInList(edited, nowOf(row)));
    const known = rows.filter(({ base }) => base !== null).map((row) => numberIn(nowOf(row), sortField));
    const slots = new Set(known.filter((number) => number !== null));
    // The list has no distinct numbers on the server any more: the staged ones are those of its last order.
    if (slots.size < known.length) return staged;
    const highest = Math.max(highestOf(collection, own) ?? 0, ...slots);
    const added = ascending(all.map((row) => row.staged)).slice(all.filter(({ base }) => base !== null).length);
    // Unless another user has added rows since, the staged numbers are free.
    const areFree = added.every((number) => number > highest);
    added.forEach((number, index) => slots.add(areFree ? number : highest + 1 + index));
    const numbers = ascending([...slots]);
    const order = [...rows].sort((one, other) => one.staged - other.staged);
    const numberOf = new Map(order.map(({ row }, index) => [rowId(row), numbers[index]]));
    const renumbered = (row: RowRef, before: Item): Item => {
      const number = numberOf.get(rowId(row));
      return number === undefined ? before : { ...before, [sortField]: number };
    };
    return {
      ...staged,
      created: staged.created.map((row) => ({ ...row, values: renumbered({ draft: row.draft }, row.values) })),
      updated: staged.updated.map((row) => ({ ...row, values: renumbered({ key: row.key }, row.values) })),
    };
  });
};

/**
 * A write in which these rows come last in their lists: they were in the list of another item, and come back. Their
 * numbers then fit those on the server like the ones of added rows.
 */
export const placedLast = (relations: FieldRelations, values: Item, rows: readonly RelatedKey[]): Item =>
  mapLists(relations, values, null, ({ list: { collection, sortField } }, staged) => {
    if (sortField === null) return staged;
    const isLast = ({ key }: UpdatedRow): boolean =>
      rows.some((row) => row.collection === collection && isSameKey(row.key, key));
    const last = staged.updated.filter(isLast);
    const others = staged.updated.filter((row) => !isLast(row));
    const first = nextSort({ ...staged, updated: others }, sortField, null);
    const placed = last.map(({ key, values: before }, index) => ({
      key,
      values: { ...before, [sortField]: first + index },
    }));
    return last.length === 0 ? staged : { ...staged, updated: [...others, ...placed] };
  });

/**
 * Other edits of the same item with the numbers of the compared ones, once those were `renumbered`. Rows that were moved
 * or added since the comparison keep their numbers: they are compared with the next write.
 */
export const withNumbersOf = (
  relations: FieldRelations,
  values: Item,
  parent: PrimaryKey | null,
  compared: Item,
  renumbered: Item,
): Item => {
  const [before, after] = [compared, renumbered].map((edits) => {
    const lists = new Map<string, StagedEdits>();
    mapLists(relations, edits, parent, (edited, staged) => {
      lists.set(listId(edited), staged);
      return staged;
    });
    return lists;
  });
  return mapLists(relations, values, parent, (edited, staged) => {
    const { sortField } = edited.list;
    const [sent, fitted] = [before?.get(listId(edited)), after?.get(listId(edited))];
    // The lists of new items have no numbers of others.
    if (sortField === null || edited.parent === null || sent === undefined || fitted === undefined) return staged;
    const pairs = sent.created.map((row, index) => ({ before: row.values, after: fitted.created[index]?.values }));
    const created = staged.created.map((row) => {
      const index = pairs.findIndex((pair) => equals(pair.before, row.values));
      const [pair] = index < 0 ? [] : pairs.splice(index, 1);
      return { ...row, values: pair?.after ?? row.values };
    });
    return fitted.updated.reduce<StagedEdits>(
      (edits, { key, values: numbered }) => {
        const now = stagedValues(edits, { key });
        const isSame = equals(valueIn(now, sortField), valueIn(stagedValues(sent, { key }), sortField));
        if (!isSame || !Object.hasOwn(numbered, sortField)) return edits;
        const number = valueIn(numbered, sortField);
        return stage(edits, { kind: 'update', row: { key }, values: { ...now, [sortField]: number } });
      },
      { ...staged, created },
    );
  });
};
