import { isJsonObject, type Json } from '../../../../kernel';
import type { Conflict } from '../../edits';
import { type Item, itemId, keyIn, keyOf, omitFields, type PrimaryKey, referencedKey, valueIn } from '../../item';
import { isNestedWrite, nestedWrite, stagedOf } from '../nested-write';
import type { FieldRelations } from '../rebase';
import type { RelatedKey } from '../related-writes';
import { isSameKey, nothingStaged, type StagedEdits, type UpdatedRow } from '../staged';
import type { ToMany } from '../to-many';

/** A list with staged edits, of the item with this key; null for a list of a new item. */
export interface EditedList {
  readonly list: ToMany;
  readonly parent: PrimaryKey | null;
  /** The relations of the fields of its rows. */
  readonly relations: FieldRelations;
}

/** The new staged edits of a list, after those of the lists in its rows. */
export type MapList = (edited: EditedList, staged: StagedEdits) => StagedEdits;

/** False for an item in a many-to-one field that is left out, with what was staged of it. */
type KeepsItem = (collection: string, value: Json) => boolean;

const keepsAll: KeepsItem = () => true;

const mapRows = (edited: EditedList, staged: StagedEdits, map: MapList, keeps: KeepsItem): Json | undefined => {
  const { relations, list } = edited;
  // A row of a junction without its item is left out as a whole.
  const keepsField = list.junction === null ? keeps : keepsAll;
  const mapRow = (values: Item, key: PrimaryKey | null): Item => mapLists(relations, values, key, map, keepsField);
  const created = staged.created.map((row) => ({ ...row, values: mapRow(row.values, null) }));
  const updated = staged.updated.map(({ key, values }) => ({ key, values: mapRow(values, key) }));
  const mapped = map(edited, { ...staged, created, updated });
  const written = mapped.updated.filter(({ values }) => Object.keys(values).length > 0);
  return nestedWrite({ ...mapped, updated: written }, edited.list) ?? undefined;
};

/** A write with other staged edits of its lists, at any depth; fields of which nothing is left are left out. */
export const mapLists = (
  relations: FieldRelations,
  values: Item,
  parent: PrimaryKey | null,
  map: MapList,
  keeps = keepsAll,
): Item => {
  const mapped: Record<string, Json> = {};
  for (const [field, value] of Object.entries(values)) {
    const [list, item] = [relations.listOf(field), relations.itemOf(field, values)];
    if (list !== null && isNestedWrite(value)) {
      const staged = stagedOf(list, null, value) ?? nothingStaged;
      const left = mapRows({ list, parent, relations: relations.of(list.collection) }, staged, map, keeps);
      if (left !== undefined) mapped[field] = left;
    } else if (item !== null && !keeps(item.collection, keyIn(value, item.primaryKey))) {
      continue;
    } else if (item !== null && isJsonObject(value)) {
      mapped[field] = mapLists(relations.of(item.collection), value, keyOf(value, item.primaryKey), map, keeps);
    } else mapped[field] = value;
  }
  return mapped;
};

/**
 * What a step of a list does with an existing row: edits its values, only moves it within the order, takes it out of
 * the list, or adds it.
 */
export type RowStep = 'edit' | 'move' | 'remove' | 'add';

/** An existing row that a write relies on: that it exists, and that it still is in the list where it was seen. */
export interface ReliedRow {
  readonly step: RowStep;
  readonly collection: string;
  readonly key: PrimaryKey;
  readonly primaryKey: string;
  /** The column by which the row was in the list; null for one that only has to exist. */
  readonly foreignKey: string | null;
  /** The key of the item whose list it is written to. */
  readonly parent: PrimaryKey | null;
  /** The key of the item whose list it was in, if it comes from another one. */
  readonly from?: PrimaryKey | null;
  /** The written values, without those of lists in the row. */
  readonly values: Item;
}

/** What a row was based on when it was edited; null if that is not known. */
export type BaseOf = (collection: string, key: PrimaryKey) => Item | null;

const isIn = (parent: PrimaryKey | null, value: Json): boolean =>
  parent !== null && (typeof value === 'string' || typeof value === 'number') && isSameKey(parent, value);

const rowsOf = ({ list, parent, relations }: EditedList, staged: StagedEdits, baseOf: BaseOf): readonly ReliedRow[] => {
  const { collection, primaryKey, sortField, junction } = list;
  const rowOf = (step: RowStep, key: PrimaryKey, values: Item): ReliedRow => {
    // A row that was not seen in the list, such as a linked one that is edited: it comes from another item, or from none.
    const wasIn = isIn(parent, valueIn(baseOf(collection, key) ?? {}, list.foreignKey));
    return { step, collection, key, primaryKey, foreignKey: wasIn ? list.foreignKey : null, parent, values };
  };
  /** Moved here within a tree: another user may have moved it elsewhere meanwhile. Null for any other row. */
  const movedHere = (row: ReliedRow): ReliedRow | null => {
    const base = baseOf(collection, row.key);
    if (row.foreignKey !== null || base === null || !Object.hasOwn(base, list.foreignKey)) return null;
    return { ...row, step: 'add', foreignKey: list.foreignKey, from: referencedKey(base[list.foreignKey] ?? null) };
  };
  const isMove = (values: Item): boolean => Object.keys(values).every((field) => field === sortField);
  const edits = staged.updated.map(({ key, values }) => {
    const lists = Object.keys(values).filter((field) => relations.listOf(field) !== null);
    const row = rowOf(isMove(values) ? 'move' : 'edit', key, omitFields(values, lists));
    return movedHere(row) ?? row;
  });
  const linked = staged.created.flatMap(({ values }): readonly ReliedRow[] => {
    const related = junction === null ? null : relations.itemOf(junction.field, values);
    const key = junction === null ? null : valueIn(values, junction.field);
    if (related === null || (typeof key !== 'string' && typeof key !== 'number')) return [];
    const item = { collection: related.collection, primaryKey: related.primaryKey };
    return [{ step: 'add', ...item, key, foreignKey: null, parent, values: {} }];
  });
  return [
    ...edits,
    ...staged.removed.map((key) => rowOf('remove', key, {})),
    ...staged.linked.map((key) => {
      const row = rowOf('add', key, {});
      return movedHere(row) ?? { ...row, foreignKey: null };
    }),
    ...linked,
  ];
};

/** The existing rows that the staged edits of a write rely on, at any depth. */
export const reliedRows = (
  relations: FieldRelations,
  values: Item,
  parent: PrimaryKey | null,
  baseOf: BaseOf,
): readonly ReliedRow[] => {
  const found: ReliedRow[] = [];
  mapLists(relations, values, parent, (edited, staged) => {
    found.push(...rowsOf(edited, staged, baseOf));
    return staged;
  });
  return found;
};

/** What has become of a row: it is where it was, it is no longer in the list, or it does not exist any more. */
export type RowState = 'there' | 'moved' | 'missing';

/** `now`: the row as it is on the server; null if it was not found. */
export const rowState = ({ foreignKey, parent, from }: ReliedRow, now: Item | null): RowState => {
  if (now === null) return 'missing';
  if (foreignKey === null || !Object.hasOwn(now, foreignKey)) return 'there';
  const place = valueIn(now, foreignKey);
  const isWhereItWas = from !== undefined && (from === null ? place === null : isIn(from, place));
  return isWhereItWas || isIn(parent, place) ? 'there' : 'moved';
};

/**
 * True for a step without effect on a row that is gone: there is no order to move it in, and nothing to take out. Such
 * steps are dropped without asking; sent, they would take the row back, or delete it from another item's list.
 */
export const isObsolete = ({ step }: ReliedRow, state: RowState): boolean =>
  state !== 'there' && (step === 'move' || step === 'remove');

/**
 * What has to be decided about a step on a row that is gone. A row that was moved to another item comes back with 'mine';
 * a deleted one can only be given up. `isAsked`: the edits of the row are in conflict anyway.
 */
export const rowConflicts = (row: ReliedRow, now: Item | null, name: string, isAsked: boolean): readonly Conflict[] => {
  const { collection, key, primaryKey, foreignKey, parent } = row;
  const state = rowState(row, now);
  if (state === 'there' || isObsolete(row, state)) return [];
  if (state === 'moved' && now !== null && foreignKey !== null) {
    const theirs = valueIn(now, foreignKey);
    return [
      {
        field: foreignKey,
        base: row.from === undefined ? parent : row.from,
        mine: parent,
        theirs,
        row: { collection, key, name, isDeleted: false },
      },
    ];
  }
  if (isAsked) return [];
  const deleted = { collection, key, name, isDeleted: true };
  const written = Object.keys(row.values);
  return (written.length === 0 ? [primaryKey] : written).map((field) => {
    const mine = written.length === 0 ? key : valueIn(row.values, field);
    return { field, base: null, mine, theirs: null, row: deleted };
  });
};

const has = (rows: ReadonlySet<string>, collection: string, key: Json): boolean =>
  (typeof key === 'string' || typeof key === 'number') && rows.has(itemId(collection, key));

const isEdit = ({ sortField }: ToMany, { values }: UpdatedRow): boolean =>
  Object.keys(values).some((field) => field !== sortField);

/**
 * A write without these items: without the steps of their rows, of a junction also without the new rows that lead to
 * one of them, and without the many-to-one fields that hold one. 'all but edits' keeps what was typed since the rows
 * were compared.
 */
export const withoutItems = (
  relations: FieldRelations,
  values: Item,
  items: readonly RelatedKey[],
  drops: 'all steps' | 'all but edits' = 'all steps',
): Item => {
  const ids = new Set(items.map(({ collection, key }) => itemId(collection, key)));
  return mapLists(
    relations,
    values,
    null,
    ({ list, relations: rowRelations }, staged) => {
      const isLeft = (key: PrimaryKey): boolean => !has(ids, list.collection, key);
      const { junction } = list;
      return {
        created: staged.created.filter((row) => {
          const related = junction === null ? null : rowRelations.itemOf(junction.field, row.values);
          return (
            junction === null ||
            related === null ||
            !has(ids, related.collection, keyIn(valueIn(row.values, junction.field), related.primaryKey))
          );
        }),
        linked: staged.linked.filter(isLeft),
        updated: staged.updated.filter((row) => isLeft(row.key) || (drops === 'all but edits' && isEdit(list, row))),
        removed: staged.removed.filter(isLeft),
      };
    },
    (collection, key) => !has(ids, collection, key),
  );
};
