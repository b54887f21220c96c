import { isJsonObject, type Json } from '../../kernel';
import type { CopyModes } from './copy-modes';
import { type Item, keyOf, valueIn } from './item';
import { nestedWrite, stagedOf } from './lists/nested-write';
import type { FieldRelations } from './lists/rebase';
import { hasRow } from './lists/staged';
import type { ToMany } from './lists/to-many';

/** Steps on rows that are not among those of the original: rows that were added to it, and edits of these. */
const stepsOnOtherRows = (list: ToMany, rows: Json, edits: Json): Json => {
  const staged = stagedOf(list, null, edits);
  if (staged === null) return null;
  const objects = Array.isArray(rows) ? (rows as readonly Json[]).filter(isJsonObject) : [];
  const keys = objects.flatMap((row) => keyOf(row, list.primaryKey) ?? []);
  const updated = staged.updated.filter(({ key }) => !hasRow(keys, key));
  return nestedWrite({ created: [], linked: staged.linked, updated, removed: [] }, list);
};

/**
 * The edits of an item that its copy does not contain, so that they stay edits of the original: those of relations that
 * are left out, of fields that may not be set on a new item, and existing rows that were added to a list, which the copy
 * would take away. `item` was read with `duplicationFields`.
 */
export const uncopiedEdits = (
  relations: FieldRelations,
  item: Item,
  edits: Item,
  modes: CopyModes,
  maySend: (field: string) => boolean,
): Item => {
  const left: Record<string, Json> = {};
  for (const [field, value] of Object.entries(edits)) {
    const list = relations.listOf(field);
    if (!maySend(field) || modes[field] === 'leave') left[field] = value;
    else if (list !== null) {
      const steps = Object.hasOwn(modes, field) ? stepsOnOtherRows(list, valueIn(item, field), value) : value;
      if (steps !== null) left[field] = steps;
    }
  }
  return left;
};

/** The new rows among the edits of a list, with their values. */
export const newRowsIn = (relations: FieldRelations, field: string, edits: Json): readonly Item[] => {
  const list = relations.listOf(field);
  const staged = list === null || edits === null ? null : stagedOf(list, null, edits);
  return staged?.created.map(({ values }) => values) ?? [];
};
