import { type Item, omitFields, type PrimaryKey, valueIn } from '../../item';
import type { BaseOf } from '../comparison/relied-rows';
import { nestedWrite, stagedOf } from '../nested-write';
import {
  hasRow,
  isSameKey,
  nothingStaged,
  type RowRef,
  stage,
  type StagedChange,
  type StagedEdits,
  stagedValues,
} from '../staged';
import type { ToMany } from '../to-many';

/** A list whose rows have the same list: those of a tree. */
export interface RecursiveList {
  readonly list: ToMany;
  /** The field of the list, in the item as in its rows. */
  readonly field: string;
}

/** The staged edits of the list in a row. */
export const stagedWithin = ({ list, field }: RecursiveList, values: Item): StagedEdits =>
  stagedOf(list, null, valueIn(values, field)) ?? nothingStaged;

/** The values of a row with other staged edits of its list. */
export const withStaged = ({ list, field }: RecursiveList, values: Item, staged: StagedEdits): Item => {
  const write = nestedWrite(staged, list);
  return write === null ? omitFields(values, [field]) : { ...values, [field]: write };
};

/**
 * An entry with a key and values says not whether the row was in the list before: one that is known to have been in
 * another list is linked as well, so that it stays when its values are undone.
 */
const withLinks = (list: ToMany, staged: StagedEdits, parent: PrimaryKey | null, baseOf: BaseOf): StagedEdits => {
  const isArrival = (key: PrimaryKey): boolean => {
    const base = baseOf(list.collection, key);
    if (base === null || !Object.hasOwn(base, list.foreignKey) || hasRow(staged.linked, key)) return false;
    const before = valueIn(base, list.foreignKey);
    return parent === null || String(before) !== String(parent);
  };
  const arrived = staged.updated.map(({ key }) => key).filter(isArrival);
  return arrived.length === 0 ? staged : { ...staged, linked: [...staged.linked, ...arrived] };
};

const keyOfRow = (row: RowRef | undefined): PrimaryKey | null => (row !== undefined && 'key' in row ? row.key : null);

/** The staged edits of the list in the row at the end of a path, from the top; `parent` is the item at the top. */
export const stagedAt = (
  tree: RecursiveList,
  staged: StagedEdits,
  parent: PrimaryKey | null,
  path: readonly RowRef[],
  baseOf: BaseOf,
): StagedEdits => {
  const own = withLinks(tree.list, staged, parent, baseOf);
  const [row, ...rest] = path;
  if (row === undefined) return own;
  return stagedAt(tree, stagedWithin(tree, stagedValues(own, row)), keyOfRow(row), rest, baseOf);
};

/** The edits after a step in the list of the row at the end of a path. */
export const stageAt = (
  tree: RecursiveList,
  staged: StagedEdits,
  parent: PrimaryKey | null,
  path: readonly RowRef[],
  baseOf: BaseOf,
  change: StagedChange,
): StagedEdits => {
  const own = withLinks(tree.list, staged, parent, baseOf);
  const [row, ...rest] = path;
  if (row === undefined) return stage(own, change);
  const values = stagedValues(own, row);
  const inner = stageAt(tree, stagedWithin(tree, values), keyOfRow(row), rest, baseOf, change);
  return stage(own, { kind: 'update', row, values: withStaged(tree, values, inner) });
};

/** The keys of the existing rows that staged edits name, at any depth. */
export const namedRows = (tree: RecursiveList, staged: StagedEdits): readonly PrimaryKey[] => {
  const within = [...staged.updated, ...staged.created].flatMap(({ values }) =>
    namedRows(tree, stagedWithin(tree, values)),
  );
  const own = [...staged.linked, ...staged.updated.map(({ key }) => key), ...staged.removed];
  return [...own, ...within].filter((key, index, keys) => keys.findIndex((each) => isSameKey(each, key)) === index);
};
