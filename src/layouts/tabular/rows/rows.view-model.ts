import { ClipboardWriter } from '../../../application/clipboard';
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import { AccessStore } from '../../../application/access';
import {
  CellDrafts,
  CellJournal,
  EditCell,
  type ListSession,
  type MayEdit,
  MoveItem,
} from '../../../application/browse';
import { Notifications } from '../../../application/notifications';
import { DraftJournal } from '../../../application/recovery';
import { SchemaStore } from '../../../application/data-model';
import { type DirtyWatch, UnsavedChanges } from '../../../application/unsaved-changes';
import { keyOf, type Item, type PrimaryKey } from '../../../domain/items';
import { decodeTableQuery } from '../../../domain/query';
import { sameValueIn } from '../../../domain/values';
import { equals, StateValue, type Json } from '../../../kernel';
import { viewModel } from '../../../kit';
import { RowDrag } from './row-drag';
import { cellText } from '../cells/cell-text.rules';
import { manualSort, type ManualSort } from './manual-sort.rules';
import type { ColumnSource } from '../tabular.query';

export interface TableRowsDependencies {
  readonly schema: SchemaStore;
  readonly access: AccessStore;
  readonly edit: EditCell;
  readonly move: MoveItem;
  readonly clipboard: Pick<ClipboardWriter, 'copyRows'>;
  readonly notices: Notifications;
  readonly unsaved: UnsavedChanges;
  readonly drafts: DraftJournal;
}

/** The rows of a table: selection, manual order, inline editing, copying. */
export class TableRows {
  private readonly unsavedWatch: DirtyWatch;
  /** Ends with the drafts. */
  private readonly cellJournal: CellJournal;
  private readonly sort: StateValue<ManualSort | null>;
  private readonly mayEdit: StateValue<MayEdit>;
  /** Null for a collection without a sort field. */
  readonly manualSort$: Observable<ManualSort | null>;
  readonly mayEdit$: Observable<MayEdit>;
  readonly drafts: CellDrafts;
  readonly drag: RowDrag;

  constructor(
    private readonly session: ListSession,
    private readonly dependencies: TableRowsDependencies,
  ) {
    const { schema, access, edit, notices, unsaved } = dependencies;
    const { collection, list, view$ } = session;
    this.drafts = new CellDrafts(collection, list, edit, notices, (field, one, other) =>
      sameValueIn(schema.schema, collection)(field, one, other),
    );
    this.cellJournal = new CellJournal(collection, this.drafts, dependencies);
    this.unsavedWatch = unsaved.watch(this.drafts.dirty$, () => this.drafts.target);
    this.mayEdit = new StateValue<MayEdit>(() => false, edit.allowed$(collection));
    this.mayEdit$ = this.mayEdit.value$;
    this.drag = new RowDrag(
      () => list.items.length,
      (key, to) => this.moveToIndex(key, to),
    );
    this.sort = new StateValue<ManualSort | null>(
      null,
      combineLatest([schema.schema$, access.access$, view$]).pipe(
        map(([model, rights, { layout_query }]) =>
          manualSort(model, rights, collection, decodeTableQuery(model, collection, layout_query, 'tabular').sort),
        ),
      ),
    );
    this.manualSort$ = this.sort.value$.pipe(distinctUntilChanged((one, other) => equals(one, other)));
  }

  /** Selects the loaded items of this page. */
  selectAll(): void {
    this.session.selection.select(new Set(this.session.list.items.map((item) => String(this.keyOf(item)))));
  }

  /** The item with this key (as text); null when it is not on this page. */
  item(text: string): Item | null {
    return this.session.list.items.find((item) => String(this.keyOf(item)) === text) ?? null;
  }

  edit(item: Item, field: string, value: Json): void {
    const key = this.keyOf(item);
    if (key !== null) this.drafts.open({ key, field }, value);
  }

  sortManually(): void {
    const { value } = this.sort;
    if (value !== null) this.session.changeQuery({ sort: value.field });
  }

  /** Position over all pages, from 1; 0 when the item is not on this page. */
  positionOf(text: string): number {
    const index = this.session.list.items.findIndex((item) => String(this.keyOf(item)) === text);
    return index === -1 ? 0 : this.positionAt(index);
  }

  /** Position over all pages, from 1, of an index on this page. */
  positionAt(index: number): number {
    const { page = 1, limit = 0 } = this.session.list.query ?? {};
    return (page - 1) * limit + index + 1;
  }

  /** Moves an item to a position over all pages, from 1. */
  moveTo(text: string, position: number): void {
    const index = position - this.positionAt(0);
    if (index >= 0 && index < this.session.list.items.length) this.moveToIndex(text, index);
    else this.withMove(text, (move) => this.dependencies.move.toPosition(move, position));
  }

  /** Copies the values of columns for the selected rows, or for all rows of the page when none is selected. */
  copy(
    columns: readonly Pick<ColumnSource, 'path' | 'content'>[],
    items: readonly Item[] = this.selectedItems() ?? this.session.list.items,
  ): void {
    if (columns.length > 0)
      this.dependencies.clipboard.copyRows(items.map((item) => columns.map((column) => cellText(item, column))));
  }

  /** Copies the selected rows; does nothing when none is selected. */
  copySelection(columns: readonly Pick<ColumnSource, 'path' | 'content'>[]): void {
    const items = this.selectedItems();
    if (items !== null) this.copy(columns, items);
  }

  dispose(): void {
    this.drag.cancel();
    this.drafts.dispose();
    this.unsavedWatch.dispose();
    this.sort.dispose();
    this.mayEdit.dispose();
  }

  private selectedItems(): readonly Item[] | null {
    const selected = new Set(this.session.selection.keys.map(String));
    return selected.size === 0
      ? null
      : this.session.list.items.filter((item) => selected.has(String(this.keyOf(item))));
  }

  private moveToIndex(text: string, to: number): void {
    const target = this.session.list.items[to];
    const key = target === undefined ? null : this.keyOf(target);
    if (key !== null) this.withMove(text, (move) => this.dependencies.move.to(move, key));
  }

  private withMove(text: string, move: (move: Parameters<MoveItem['to']>[0]) => void): void {
    const { list, collection } = this.session;
    const order = this.sort.value;
    const item = this.item(text);
    const key = item === null ? null : this.keyOf(item);
    if (key !== null && order !== null && order.active && order.denied === false)
      move({ collection, list, sortField: order.field, key });
  }

  private keyOf(item: Item): PrimaryKey | null {
    return keyOf(item, this.session.primaryKey ?? '');
  }
}

export const tableRows = viewModel(
  [SchemaStore, AccessStore, EditCell, MoveItem, ClipboardWriter, Notifications, UnsavedChanges, DraftJournal],
  (
    schema: SchemaStore,
    access: AccessStore,
    edit: EditCell,
    move: MoveItem,
    clipboard: ClipboardWriter,
    notices: Notifications,
    unsaved: UnsavedChanges,
    drafts: DraftJournal,
  ) =>
    (session: ListSession) =>
      new TableRows(session, { schema, access, edit, move, clipboard, notices, unsaved, drafts }),
);
