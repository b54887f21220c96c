import { map } from 'rxjs';
import { createContext } from 'react';
import type { ItemForm } from '../../../application/item-editing';
import { entryFields, listEntries, type RowRef, type StagedChange, type StagedEdits } from '../../../domain/items';
import type { DrawerTexts } from '../../../domain/recovery';
import type { Field } from '../../../domain/schema';
import { isJsonObject } from '../../../kernel';
import type { DrawerRequest, RelatedEditing } from '../../../kit';

/** Opens a drawer over the form, for a field of it. */
export type OpenDrawer = (form: ItemForm, field: Field, request: DrawerRequest) => void;

/** Null where forms have no drawers. */
export const DrawerContext = createContext<OpenDrawer | null>(null);

/** The form that a field belongs to, for interfaces with fields of related items; null outside a form. */
export const FormContext = createContext<ItemForm | null>(null);

/** What the form is in: the page, and the drawers over it. */
export const TrailContext = createContext<readonly string[]>([]);

/** The row of a list that was written by its position; null if the list has no such new row. */
const rowAt = (staged: StagedEdits | null, row: RowRef): RowRef | null => {
  if ('key' in row) return row;
  const created = staged?.created[Number(row.draft)];
  return created === undefined ? null : { draft: created.draft };
};

/**
 * The drawer to open for texts that another page has left in it; null if its row is not there any more.
 * `fields` are those of the entries of a JSON list.
 */
export const restoredRequest = (
  form: Pick<ItemForm, 'staged' | 'stagedAt' | 'values'>,
  field: string,
  { row, path }: DrawerTexts,
  fields: readonly Field[] = [],
): DrawerRequest | null => {
  if (row === null) return { kind: 'item' };
  if (fields.length > 0 && 'draft' in row) {
    const index = Number(row.draft);
    const isThere = listEntries(form.values[field] ?? null)?.[index] !== undefined;
    return isThere ? { kind: 'entry', index, fields, readonly: false } : null;
  }
  if (path === undefined) {
    const found = rowAt(form.staged(field), row);
    return found === null ? null : { kind: 'row', row: found };
  }
  const rows: RowRef[] = [];
  for (const each of [...path, row]) {
    const found = rowAt(form.stagedAt(field, rows), each);
    if (found === null) return null;
    rows.push(found);
  }
  const [found = row] = rows.splice(-1);
  return { kind: 'row', row: found, path: rows };
};

const isText = (value: unknown): boolean => typeof value === 'string';

const isKey = (value: unknown): boolean => isText(value) || typeof value === 'number';

const isRow = (value: unknown): boolean => isJsonObject(value) && (isKey(value['key']) || isText(value['draft']));

const isChange = (change: unknown): boolean => {
  if (!isJsonObject(change)) return false;
  switch (change['kind']) {
    case 'create':
      return isText(change['draft']) && isJsonObject(change['values']);
    case 'link':
    case 'restore':
      return isKey(change['key']);
    case 'update':
      return isRow(change['row']) && isJsonObject(change['values']);
    default:
      return change['kind'] === 'remove' && isRow(change['row']);
  }
};

const isPath = (path: unknown): boolean => path === undefined || (Array.isArray(path) && path.every(isRow));

const isRequest = (request: unknown): boolean =>
  isJsonObject(request) &&
  isPath(request['path']) &&
  (request['kind'] === 'row'
    ? isRow(request['row'])
    : ['new-row', 'item', 'new-item'].includes(String(request['kind'])));

/** Interfaces of extensions are not type-checked; an invalid step would become part of the value, and of drafts. */
const checked = <A>(value: A, isValid: boolean, problem: string): A => {
  if (isValid) return value;
  throw new TypeError(problem);
};

/** The access of an interface to the form; undefined for a field without a relation. */
export const relatedEditing = (
  form: ItemForm,
  field: Field,
  openDrawer: OpenDrawer | null,
): RelatedEditing | undefined => {
  const name = field.field;
  const relations = form.relations();
  const isList = relations.listOf(name) !== null;
  if (!isList && relations.itemOf(name) === null) return undefined;
  const checkedChange = (change: StagedChange): StagedChange =>
    checked(change, isList && isChange(change), "'stage' was called with an invalid change");
  const checkedRequest = (request: DrawerRequest): DrawerRequest =>
    checked(request, isRequest(request), "'openDrawer' was called with an invalid request");
  return {
    place$: form.place$,
    staged$: form.staged$(name),
    stage: (...changes) => form.stage(name, ...changes.map(checkedChange)),
    stageTree: (staged, bases) => form.stageTree(name, staged, bases),
    sending$: form.sending$.pipe(map((sent) => sent !== null)),
    openDrawer: openDrawer === null ? undefined : (request) => openDrawer(form, field, checkedRequest(request)),
  };
};

/** Opens the drawer of an entry of the field's list; undefined where forms have no drawers. */
export const entryOpener = (
  form: ItemForm,
  field: Field,
  { readonly, language }: { readonly readonly: boolean; readonly language: string },
  openDrawer: OpenDrawer | null,
): ((index: number | null) => void) | undefined =>
  openDrawer === null
    ? undefined
    : (index) =>
        openDrawer(form, field, {
          kind: 'entry',
          index: checked(
            index,
            index === null || (Number.isSafeInteger(index) && index >= 0),
            "'openEntry' was called with an invalid index",
          ),
          fields: entryFields(field.meta?.options, language),
          readonly,
        });
