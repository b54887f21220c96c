import {
  hasRow,
  type Item,
  isInWrite,
  isSameKey,
  namedRows,
  nestedWrite,
  nothingStaged,
  type PrimaryKey,
  type RowRef,
  stage,
  stageAt as stageInTree,
  stagedAt as stagedInTree,
  type StagedChange,
  stagedOf,
  stagedValues,
  type StagedEdits,
  type ToMany,
} from '../../../domain/items';
import { equals, type Json } from '../../../kernel';
import type { PendingEdit } from './drawer-contents';
import type { RelatedBaselines } from './related-baselines';

/** The part of a form that edits of lists work on. */
interface ListFields {
  readonly listOf: (name: string) => ToMany | null;
  readonly value: (name: string) => Json;
  readonly initial: (name: string) => Json;
  /** The values of the write whose outcome is not known yet. */
  readonly sent: () => Item | null;
  readonly change: (name: string, value: Json) => void;
  /** The key of the item; null for a new one. */
  readonly key: () => PrimaryKey | null;
  /** What edits of existing rows are based on. */
  readonly baselines: () => Pick<RelatedBaselines, 'of' | 'set'>;
}

interface KnownEdits {
  readonly value: Json;
  readonly initial: Json;
  readonly staged: StagedEdits;
}

/** Gives new rows the names that they had before, so that a row stays the same for the view. */
const withNamesOf = (before: StagedEdits, staged: StagedEdits): StagedEdits => {
  const names = [...before.created];
  const created = staged.created.map((row) => {
    const index = names.findIndex(({ values }) => equals(values, row.values));
    return index < 0 ? row : { ...row, draft: names.splice(index, 1)[0]?.draft ?? row.draft };
  });
  const taken = new Set(created.map(({ draft }) => draft));
  if (taken.size === created.length) return { ...staged, created };
  return staged;
};

const rowOf = (change: StagedChange): RowRef | null => {
  if (change.kind === 'create') return null;
  return 'row' in change ? change.row : { key: change.key };
};

/**
 * The edits of the lists of a form. The value of a list's field is what is sent; the names of new
 * rows and the edits of removed rows, which a nested write does not have, are kept here as long as
 * the value stays the same.
 */
export class StagedLists {
  private readonly known = new Map<string, KnownEdits>();

  constructor(private readonly fields: ListFields) {}

  staged(name: string): StagedEdits | null {
    const list = this.fields.listOf(name);
    if (list === null) return null;
    const [value, initial] = [this.fields.value(name), this.fields.initial(name)];
    const known = this.known.get(name);
    if (known?.value === value && known.initial === initial) return known.staged;
    const read = stagedOf(list, initial, value);
    if (read === null) return null;
    const staged = known === undefined ? read : withNamesOf(known.staged, read);
    this.known.set(name, { value, initial, staged });
    return staged;
  }

  /** The edits of the list in a row of a tree, at the end of a path from the top. */
  stagedAt(name: string, path: readonly RowRef[]): StagedEdits | null {
    const [list, staged] = [this.fields.listOf(name), this.staged(name)];
    return list === null || staged === null
      ? null
      : stagedInTree({ list, field: name }, staged, this.fields.key(), path, this.baseOf);
  }

  stage(name: string, changes: readonly StagedChange[]): boolean {
    if (changes.some((change) => this.isLocked(name, change))) return false;
    this.set(name, changes.reduce(stage, this.staged(name) ?? nothingStaged));
    return true;
  }

  /** Replaces the edits of a tree; see `ItemForm.stageTree`. */
  replace(name: string, staged: StagedEdits, bases: ReadonlyMap<PrimaryKey, Item>): boolean {
    const list = this.fields.listOf(name);
    if (list === null || Object.hasOwn(this.fields.sent() ?? {}, name)) return false;
    const before = namedRows({ list, field: name }, this.staged(name) ?? nothingStaged);
    this.set(name, staged);
    const baselines = this.fields.baselines();
    for (const [key, base] of bases) {
      const known = baselines.of(list.collection, key);
      baselines.set(list.collection, key, hasRow(before, key) ? { ...base, ...known } : { ...known, ...base });
    }
    return true;
  }

  /** A step in the list at the end of a path of a tree: the existing rows above it are in the lists of the path. */
  stageAt(name: string, path: readonly RowRef[], change: StagedChange): boolean {
    const list = this.fields.listOf(name);
    if (list === null) return false;
    const bases = new Map<PrimaryKey, Item>();
    path.forEach((row, index) => {
      const above = path[index - 1];
      const parent = above === undefined ? this.fields.key() : 'key' in above ? above.key : null;
      const { linked = [] } = this.stagedAt(name, path.slice(0, index)) ?? {};
      if (parent !== null && 'key' in row && !hasRow(linked, row.key))
        bases.set(row.key, { [list.foreignKey]: parent });
    });
    return this.replace(name, this.stagedAfter(list, name, this.staged(name) ?? nothingStaged, path, change), bases);
  }

  /** The value that the field would have after these edits, which are steps of a list or replace the value. */
  after(name: string, edits: readonly PendingEdit[]): Json {
    const list = this.fields.listOf(name);
    let value = this.fields.value(name);
    let staged = this.staged(name) ?? nothingStaged;
    for (const edit of edits) {
      if ('value' in edit) ({ value } = edit);
      else {
        const { step, path } = edit;
        staged =
          path === undefined || list === null ? stage(staged, step) : this.stagedAfter(list, name, staged, path, step);
        value = this.valueOf(name, staged);
      }
    }
    return value;
  }

  /** Takes over the values of the rows in another value of the list, which has the same rows, or fewer edited ones. */
  replaceRows(name: string, value: Json): void {
    const list = this.fields.listOf(name);
    const staged = this.staged(name);
    const rows = list === null ? null : stagedOf(list, null, value);
    if (list === null || staged === null || rows === null) return;
    const isRemoved = (key: PrimaryKey): boolean => staged.removed.some((each) => isSameKey(each, key));
    const changes = [
      ...staged.created.map((row, index) => ({
        row: { draft: row.draft },
        before: row.values,
        values: rows.created[index]?.values ?? row.values,
      })),
      ...staged.updated
        .filter(({ key }) => !isRemoved(key))
        .map(({ key, values }) => ({ row: { key }, before: values, values: stagedValues(rows, { key }) })),
    ];
    for (const { row, before, values } of changes)
      if (!equals(before, values)) this.stage(name, [{ kind: 'update', row, values }]);
    // A move from another list of a tree is given up with the row.
    const isMove = (key: PrimaryKey): boolean =>
      hasRow(staged.linked, key) && Object.hasOwn(this.baseOf(list.collection, key) ?? {}, list.foreignKey);
    const left = [...rows.linked, ...rows.updated.map(({ key }) => key)];
    for (const { key } of staged.updated)
      if (isMove(key) && !hasRow(left, key)) this.stage(name, [{ kind: 'remove', row: { key } }]);
  }

  private readonly baseOf = (collection: string, key: PrimaryKey): Item | null =>
    this.fields.baselines().of(collection, key);

  /** The edits of a tree after a step in the list at the end of a path. */
  private stagedAfter(
    list: ToMany,
    name: string,
    staged: StagedEdits,
    path: readonly RowRef[],
    change: StagedChange,
  ): StagedEdits {
    return stageInTree({ list, field: name }, staged, this.fields.key(), path, this.baseOf, change);
  }

  private set(name: string, staged: StagedEdits): void {
    const value = this.valueOf(name, staged);
    this.known.set(name, { value, initial: this.fields.initial(name), staged });
    this.fields.change(name, value);
  }

  private valueOf(name: string, staged: StagedEdits): Json {
    const list = this.fields.listOf(name);
    const write = list === null ? null : nestedWrite(staged, list);
    return write ?? this.fields.initial(name);
  }

  private isLocked(name: string, change: StagedChange): boolean {
    const sent = this.fields.sent();
    const row = rowOf(change);
    const list = this.fields.listOf(name);
    if (sent === null || row === null || list === null || !Object.hasOwn(sent, name)) return false;
    const inWrite = stagedOf(list, this.fields.initial(name), sent[name] ?? null);
    if (inWrite === null) return true;
    // Names by position are not those of the view: the names of the rows that were sent are looked up by their values.
    const named = withNamesOf(this.staged(name) ?? nothingStaged, inWrite);
    const sentFields = Object.keys(stagedValues(named, row));
    const isRevert = change.kind === 'update' && sentFields.some((field) => !Object.hasOwn(change.values, field));
    return isInWrite(named, row) || isRevert;
  }
}
