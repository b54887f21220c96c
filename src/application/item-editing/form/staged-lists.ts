import {
  type Item,
  isInWrite,
  isSameKey,
  nestedWrite,
  nothingStaged,
  type PrimaryKey,
  type RowRef,
  stage,
  type StagedChange,
  stagedOf,
  stagedValues,
  type StagedEdits,
  type ToMany,
} from '../../../domain/items';
import { equals, type Json } from '../../../kernel';

/** The part of a form that edits of lists work on. */
interface ListFields {
  readonly listOf: (name: string) => ToMany | null;
  readonly value: (name: string) => Json;
  readonly initial: (name: string) => Json;
  /** The values of the write whose outcome is not known yet. */
  readonly sent: () => Item | null;
  readonly change: (name: string, value: Json) => void;
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

  stage(name: string, changes: readonly StagedChange[]): boolean {
    if (changes.some((change) => this.isLocked(name, change))) return false;
    const staged = changes.reduce(stage, this.staged(name) ?? nothingStaged);
    const value = this.valueOf(name, staged);
    this.known.set(name, { value, initial: this.fields.initial(name), staged });
    this.fields.change(name, value);
    return true;
  }

  /** The value that the list would have after a step. */
  after(name: string, change: StagedChange): Json {
    return this.valueOf(name, stage(this.staged(name) ?? nothingStaged, change));
  }

  /** Takes over the values of the rows in another value of the list, which has the same rows, or fewer edited ones. */
  replaceRows(name: string, value: Json): void {
    const list = this.fields.listOf(name);
    const staged = this.staged(name);
    const rows = list === null ? null : stagedOf(list, null, value);
    if (staged === null || rows === null) return;
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
