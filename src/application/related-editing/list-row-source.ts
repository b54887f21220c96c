import {
  hasRow,
  isSameKey,
  type Item,
  keyIn,
  linkRowValues,
  newRowValues,
  nothingStaged,
  omitFields,
  pickFields,
  type PrimaryKey,
  relatedRowValues,
  type RowRef,
  stagedAt,
  type StagedChange,
  stagedOf,
  stagedValues,
  type StagedEdits,
  type ToMany,
  valueIn,
} from '../../domain/items';
import { editRelatedDenied, editRowDenied, saveDenied } from '../../domain/permissions';
import { fieldsOf } from '../../domain/schema';
import { type Call, chainCall, equals, type Json, mapCall, succeed } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { ItemForm, PendingEdit } from '../item-editing';
import { findCreatedRow, type SentRow } from './created-row';
import { editsIn, type LinkedItemDependencies, readLinkedItem } from './linked-item';
import type { PartContents, PartFrame, RelatedPart } from './related-part';
import type { DrawerRequest, PartValues, RelatedSource, TreePath } from './related-source';

type RowRequest = Exclude<DrawerRequest, { readonly kind: 'item' | 'new-item' | 'entry' }>;

const createdValues = ({ created }: StagedEdits, name: string): Item | undefined =>
  created.find(({ draft }) => draft === name)?.values;

const positionIn = ({ created }: StagedEdits, row: RowRef): RowRef => {
  if ('key' in row) return row;
  const index = created.findIndex(({ draft }) => draft === row.draft);
  return { draft: String(index < 0 ? created.length : index) };
};

/**
 * A row of a list. Behind a junction it has two parts, the junction row and the item that it leads
 * to; the item is a value of the junction row.
 */
export class ListRowSource implements RelatedSource {
  /** Until the row is staged. */
  private isNew: boolean;
  private row: RowRef;
  /** The number of the row within the order of the list when it was loaded. */
  private loadedNumber: Json = null;
  /** The new row, as the last write of the root has sent it, and the keys of the list before. */
  private sentRow: Pick<SentRow, 'values' | 'known'> | null = null;

  constructor(
    private readonly parent: ItemForm,
    private readonly name: string,
    private readonly list: ToMany,
    private readonly request: RowRequest,
    /** The key of the item that the list belongs to; null while it is new. */
    private readonly keyOfParent: () => PrimaryKey | null,
    private readonly dependencies: LinkedItemDependencies & Pick<ItemDependencies, 'identifiers' | 'clock'>,
    /** Fields of the row that are given, and not shown: the language of a translation. */
    private readonly given: readonly string[] = [],
  ) {
    this.row = request.kind === 'row' ? request.row : { draft: request.draft ?? dependencies.identifiers.uuid() };
    this.isNew = this.isUnstaged;
  }

  get collection(): string {
    return this.list.junction?.collection ?? this.requestedCollection ?? this.list.collection;
  }

  get staged(): Item | undefined {
    if (this.isNew) return {};
    const staged = this.stagedRows;
    return 'draft' in this.row ? createdValues(staged, this.row.draft) : stagedValues(staged, this.row);
  }

  /** New rows are sent without names: a restored one is found by its position. */
  get restoredAt(): { readonly row: RowRef; readonly path: TreePath | undefined } {
    const { path } = this.request;
    return {
      row: positionIn(this.stagedRows, this.row),
      path: path?.map((row, index) => positionIn(this.stagedIn(path.slice(0, index)), row)),
    };
  }

  load(): Call<readonly PartContents[]> {
    this.isNew = this.isUnstaged;
    const { list, row } = this;
    const staged = this.staged ?? {};
    const { junction } = list;
    const asPart = (server: Item | null): PartContents => {
      this.loadedNumber = valueIn({ ...server, ...staged }, list.sortField ?? '');
      return { kind: junction === null ? 'item' : 'link', collection: list.collection, server, staged };
    };
    const part: Call<PartContents> =
      'draft' in row
        ? succeed(asPart(null))
        : this.dependencies.items.read(list.collection, row.key).pipe(mapCall(asPart));
    if (junction === null) return part.pipe(mapCall((item) => [item]));
    return part.pipe(
      chainCall((link): Call<readonly PartContents[]> => {
        const row = { ...link.server, ...link.staged };
        const named = junction.collectionField === null ? null : valueIn(row, junction.collectionField);
        const collection = junction.collection ?? (typeof named === 'string' ? named : this.requestedCollection);
        const value = valueIn(row, junction.field);
        const linkOnly = { ...link, staged: omitFields(link.staged, this.junctionFields) };
        // A row that leads nowhere, or to an item that this role may not read.
        if (collection === null || (value === null && !this.isNew)) return succeed([linkOnly]);
        return readLinkedItem(this.dependencies, collection, value).pipe(mapCall((item) => [linkOnly, item]));
      }),
    );
  }

  frameOf({ kind, collection, server }: PartContents, [link]: readonly PartContents[]): PartFrame {
    const { list, isNew, request } = this;
    const { clock } = this.dependencies;
    const { schema } = this.dependencies.schema;
    const { access } = this.dependencies.access;
    const { junction } = list;
    if (junction !== null && kind === 'item') {
      const relations = this.parent.relations().of(collection);
      const back = fieldsOf(schema, collection)
        .map(({ field }) => field)
        .filter((field) => relations.listOf(field)?.collection === list.collection);
      const isEdited = server !== null && 'key' in this.row;
      // The link is written, too.
      const isLinkDenied = isEdited && saveDenied(schema, access, list.collection, link?.server ?? null, clock.now());
      const denied = isEdited && (isLinkDenied || editRelatedDenied(access, schema, list, collection));
      return { preset: {}, filled: {}, seen: {}, locked: back, hidden: [], denied };
    }
    return {
      preset: isNew && request.kind === 'new-row' ? (request.values ?? {}) : {},
      filled: { [list.foreignKey]: this.parentKey },
      seen: this.isListed ? { [list.foreignKey]: this.parentKey } : {},
      locked: [list.foreignKey],
      hidden: [...(this.parentKey === null ? [list.foreignKey] : []), ...this.junctionFields, ...this.given],
      denied: server !== null && editRowDenied(access, list),
    };
  }

  pending(parts: readonly RelatedPart[], values: PartValues): PendingEdit {
    return { step: this.step(parts, values), path: this.request.path };
  }

  stage(parts: readonly RelatedPart[], values: PartValues): boolean {
    if (this.staged === undefined || !this.stageStep(this.step(parts, values))) return false;
    this.isNew = false;
    return true;
  }

  withdraw(): boolean {
    if (this.isNew || this.request.kind === 'row' || 'key' in this.row) return false;
    this.isNew = this.stageStep({ kind: 'remove', row: this.row });
    return this.isNew;
  }

  sentValues(sent: Json, [, item]: readonly RelatedPart[]): { readonly link?: Item; readonly item?: Item } | null {
    const { list } = this;
    const top = this.isNew ? null : stagedOf(list, null, sent);
    if (top === null) return null;
    const write = this.inPath(top);
    const staged = this.staged;
    const row =
      'draft' in this.row
        ? write.created.find(({ values }) => equals(values, staged))?.values
        : stagedValues(write, this.row);
    this.sentRow = row === undefined || 'key' in this.row ? null : { values: row, known: this.listedKeys };
    if (row === undefined || Object.keys(row).length === 0) return null;
    if (list.junction === null) return { item: row };
    return {
      link: omitFields(row, this.junctionFields),
      item: editsIn(valueIn(row, list.junction.field), item?.primaryKey ?? ''),
    };
  }

  followSave([row]: readonly RelatedPart[]): boolean {
    if (this.staged !== undefined) return true;
    const key = row?.generatedKey ?? null;
    if (key === null) return false;
    this.row = { key };
    return true;
  }

  findCreated(): Call<boolean> {
    const { sentRow, parentKey, list, dependencies } = this;
    if (sentRow === null || parentKey === null) return succeed(false);
    return findCreatedRow(dependencies, { ...sentRow, list, parent: parentKey }).pipe(
      mapCall((key) => {
        if (key !== null) this.row = { key };
        return key !== null;
      }),
    );
  }

  private get parentKey(): PrimaryKey | null {
    return this.keyOfParent();
  }

  /** The keys of the list on the server; none for one that is not of the form itself. */
  private get listedKeys(): readonly PrimaryKey[] {
    const rows = this.request.path === undefined ? this.parent.initial(this.name) : null;
    return Array.isArray(rows) ? rows.flatMap((row: Json) => keyIn(row, this.list.primaryKey) ?? []) : [];
  }

  /** True for a row that was not in the list when the form was opened, and is not staged either. */
  private get isUnstaged(): boolean {
    const { request, row } = this;
    if (request.kind === 'row' || 'key' in row) return false;
    return createdValues(this.stagedRows, row.draft) === undefined;
  }

  private stageStep(step: StagedChange): boolean {
    const { path } = this.request;
    return path === undefined ? this.parent.stage(this.name, step) : this.parent.stageAt(this.name, path, step);
  }

  /** The staged edits of the list, which may be that of a row in a tree. */
  private get stagedRows(): StagedEdits {
    const { path } = this.request;
    return path === undefined ? (this.parent.staged(this.name) ?? nothingStaged) : this.stagedIn(path);
  }

  private stagedIn(path: TreePath): StagedEdits {
    return this.parent.stagedAt(this.name, path) ?? nothingStaged;
  }

  /** Of the edits of a tree those of this list. */
  private inPath(top: StagedEdits): StagedEdits {
    const { list, name: field } = this;
    return stagedAt({ list, field }, top, null, this.request.path ?? [], () => null);
  }

  /** True for a row that was in the list on the server; one that was only linked comes from elsewhere. */
  private get isListed(): boolean {
    const { linked } = this.stagedRows;
    return this.parentKey !== null && 'key' in this.row && !hasRow(linked, this.row.key);
  }

  /** The fields of a junction row that lead to the item. */
  private get junctionFields(): readonly string[] {
    const { junction } = this.list;
    if (junction === null) return [];
    return junction.collectionField === null ? [junction.field] : [junction.field, junction.collectionField];
  }

  private get requestedCollection(): string | null {
    return this.request.kind === 'new-row' ? (this.request.collection ?? null) : null;
  }

  private step(parts: readonly RelatedPart[], values: PartValues): StagedChange {
    const written = this.rowValues(parts, values);
    return this.isNew && 'draft' in this.row
      ? { kind: 'create', draft: this.row.draft, values: written }
      : { kind: 'update', row: this.row, values: written };
  }

  private rowValues([row, item]: readonly RelatedPart[], values: PartValues): Item {
    const { list, junctionFields } = this;
    if (row === undefined) return this.staged ?? {};
    const edits = this.withListNumber(row, values(row));
    if (list.junction === null) return edits;
    // Not shown, so not changed.
    if (item === undefined) return { ...edits, ...pickFields(this.staged ?? {}, junctionFields) };
    const related = values(item);
    if (item.key === null) return { ...edits, ...newRowValues(list, related, item.collection) };
    const before = row.server === null ? null : keyIn(valueIn(row.server, list.junction.field), item.primaryKey);
    const isSame = before !== null && isSameKey(before, item.key);
    if (Object.keys(related).length === 0)
      return isSame ? edits : { ...edits, ...linkRowValues(list, item.key, item.collection) };
    return { ...edits, ...relatedRowValues(list, item.server ?? {}, related, item.primaryKey, item.collection) };
  }

  /** The list may have moved the row since it was loaded: only a number that was typed in the drawer replaces its own. */
  private withListNumber({ server }: RelatedPart, edits: Item): Item {
    const { sortField } = this.list;
    if (sortField === null || this.isNew) return edits;
    const isTyped = !equals(valueIn({ ...server, ...edits }, sortField), this.loadedNumber);
    return isTyped ? edits : { ...omitFields(edits, [sortField]), ...pickFields(this.staged ?? {}, [sortField]) };
  }
}
