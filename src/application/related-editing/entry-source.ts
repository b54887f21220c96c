import {
  editEntry,
  ENTRY_COLLECTION,
  entryListValue,
  entrySchema,
  type Item,
  listEntries,
  type RowRef,
  withEntryAt,
} from '../../domain/items';
import type { Access, Action, Permission } from '../../domain/permissions';
import { defaultValue } from '../../domain/values';
import { apiFailure, type Call, fail, type Json, type JsonObject, succeed } from '../../kernel';
import type { ItemForm, PendingEdit } from '../item-editing';
import type { ItemModel, PartContents, PartFrame, RelatedPart } from './related-part';
import type { EntryRequest, PartValues, RelatedSource } from './related-source';

const permission = (action: Action): Permission => ({
  id: null,
  role: null,
  collection: ENTRY_COLLECTION,
  action,
  fields: ['*'],
  permissions: null,
  validation: null,
  presets: null,
});

/** Entries are part of a value: who may write it may write them. */
const ENTRY_ACCESS: Access = { user: null, permissions: [permission('create'), permission('update')] };

const NO_VALUES: Item = {};

/** An entry of a JSON list, which is a value of the parent's field and has no key: it is known by its index. */
export class EntrySource implements RelatedSource {
  readonly collection = ENTRY_COLLECTION;
  readonly model: ItemModel;
  /** Initial values of a new entry, which no server adds. */
  private readonly defaults: Item;
  /** Fields that the entry lacks are empty in its form. */
  private readonly empty: Item;

  constructor(
    private readonly parent: ItemForm,
    private readonly name: string,
    private readonly request: EntryRequest,
  ) {
    const fields = request.fields.filter(({ schema }) => schema !== null);
    const defaults = fields.map((field) => [field.field, defaultValue(field)] as const);
    this.model = { schema: { schema: entrySchema(request.fields) }, access: { access: ENTRY_ACCESS } };
    this.defaults = Object.fromEntries(defaults.filter(([, value]) => value !== null));
    this.empty = Object.fromEntries(fields.map(({ field }) => [field, null]));
  }

  get staged(): Item | undefined {
    return this.request.index === null ? NO_VALUES : this.entry;
  }

  get restoredAt(): { readonly row: RowRef } {
    return { row: { draft: String(this.request.index ?? this.entries?.length ?? 0) } };
  }

  load(): Call<readonly PartContents[]> {
    const { entry } = this;
    if (entry === undefined && this.request.index !== null)
      return fail(apiFailure(404, 'ITEM_NOT_FOUND', 'The list has no such entry'));
    const server = entry === undefined ? null : { ...this.empty, ...entry };
    return succeed([{ kind: 'item', collection: ENTRY_COLLECTION, server, staged: NO_VALUES }]);
  }

  frameOf(): PartFrame {
    const denied = this.request.readonly && 'list_read_only';
    return { preset: this.defaults, filled: {}, seen: {}, locked: [], hidden: [], denied };
  }

  pending(parts: readonly RelatedPart[], values: PartValues): PendingEdit {
    return { value: this.value(parts, values) };
  }

  stage(parts: readonly RelatedPart[], values: PartValues): boolean {
    if (this.entries === null || this.edited(parts, values) === null) return false;
    this.parent.change(this.name, this.value(parts, values));
    return true;
  }

  /** The list is sent as a whole; what was typed in the drawer is not in it. */
  sentValues(): { readonly item: Item } | null {
    return this.request.index === null ? null : { item: NO_VALUES };
  }

  followSave(): boolean {
    return this.staged !== undefined;
  }

  private value(parts: readonly RelatedPart[], values: PartValues): Json {
    const { entries } = this;
    const entry = this.edited(parts, values);
    // Unchanged, the value stays the same one: it is no edit.
    if (entries === null || entry === null || entry === this.entry) return this.parent.values[this.name] ?? null;
    return entryListValue(withEntryAt(entries, this.request.index ?? entries.length, entry));
  }

  private get entries(): readonly JsonObject[] | null {
    return listEntries(this.parent.values[this.name] ?? null);
  }

  /** Undefined for a new entry, and once the list has no longer one at the index. */
  private get entry(): JsonObject | undefined {
    const { index } = this.request;
    return index === null ? undefined : this.entries?.[index];
  }

  /** The entry with the values of the form; null if it is not in the list any more. */
  private edited([part]: readonly RelatedPart[], values: PartValues): JsonObject | null {
    if (part === undefined) return null;
    if (this.request.index === null) return editEntry(NO_VALUES, values(part));
    return this.entry === undefined ? null : editEntry(this.entry, values(part));
  }
}
