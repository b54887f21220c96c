import { keyOf, type Item } from '../../../src/domain/items';
import { Registries } from '../../../src/kit';
import { cellError } from '../../../src/layouts/tabular/cells/cell-error';
import type { ColumnPlan } from '../../../src/layouts/tabular/columns/columns.rules';
import type { ManualSort } from '../../../src/layouts/tabular/rows/manual-sort.rules';
import { isInlineColumn, isInlineValue } from '../../../src/layouts/tabular/cells/inline-editable.rules';
import { tableRows, type TableRows } from '../../../src/layouts/tabular/rows/rows.view-model';
import type { ListPageViewModel } from '../../../src/parts/lists/list-page/list-page.view-model';
import { interfaceOf } from '../../../src/parts/item/item-form/interface-of.rules';
import { Clipboard } from '../../../src/ports/environment/clipboard';
import { toggleRange } from '../../../src/ui/data/table/selection';
import { MemoryClipboard } from '../../assemblies/memory-browser';
import type { MemoryList } from './list';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import type { RowsActor } from '../list-actors';
import { Notifications } from '../../../src/application/notifications';
import { currentValue } from '../../../src/kernel';

/** Drives the view-model of a table's rows. */
export class MemoryRows implements RowsActor {
  private opened: { readonly view: ListPageViewModel; readonly rows: TableRows } | null = null;
  private anchor: string | null = null;
  private cell: { readonly key: string; readonly column: string } | null = null;

  constructor(
    private readonly router: MemoryRouter,
    private readonly list: MemoryList,
    private readonly texts: MemoryTexts,
  ) {}

  async ticks(key: string): Promise<void> {
    this.tick(key, null);
  }

  async selectsRange(key: string): Promise<void> {
    this.tick(key, this.anchor);
  }

  async clicks(key: string): Promise<void> {
    if (this.selection.keys.length > 0) this.tick(key, null);
    else await this.list.opensItem(key);
  }

  async selectsAll(): Promise<void> {
    this.rows.selectAll();
    this.router.settle();
  }

  async selectsNone(): Promise<void> {
    this.selection.clear();
    this.router.settle();
  }

  async selected(): Promise<readonly string[]> {
    const chosen = currentValue(this.selection.texts$);
    return this.rowKeys().filter((text) => chosen.has(text));
  }

  async sortsManually(): Promise<void> {
    if (this.order === null || this.order.active) throw new Error('There is no order to sort by');
    this.rows.sortManually();
    this.router.settle();
  }

  async movesByKeyboard(key: string, steps: number): Promise<void> {
    this.carry(key, steps);
    this.rows.drag.drop();
    this.router.settle();
  }

  async cancelsMove(key: string, steps: number): Promise<void> {
    this.carry(key, steps);
    this.rows.drag.cancel();
    this.router.settle();
  }

  async drags(key: string, onto: string): Promise<void> {
    const place = (text: string): number => this.rowKeys().indexOf(text);
    await this.movesByKeyboard(key, place(onto) - place(key));
  }

  async movesTo(key: string, position: number): Promise<void> {
    this.rows.moveTo(key, position);
    this.router.settle();
  }

  async moveDisabledReason(): Promise<string | null> {
    const { order } = this;
    if (order === null) throw new Error('The list has no manual order');
    return order.denied === false ? null : this.texts.translate({ key: order.denied });
  }

  async writes(key: string, column: string, text: string): Promise<void> {
    if (!(await this.isEditable(key, column))) throw new Error(`'${column}' of '${key}' cannot be edited here`);
    const { rows } = this;
    const { path } = this.list.column(column);
    const item = this.item(key);
    rows.edit(item, path, item[path] ?? null);
    rows.drafts.change(this.cellOf(key, column), text);
    this.cell = { key, column };
  }

  async confirmsCell(): Promise<void> {
    if (this.cell !== null) this.rows.drafts.save(this.cellOf(this.cell.key, this.cell.column));
    this.router.settle();
  }

  async cancelsCell(): Promise<void> {
    if (this.cell !== null) this.rows.drafts.cancel(this.cellOf(this.cell.key, this.cell.column));
    this.router.settle();
  }

  async isEditable(key: string, column: string): Promise<boolean> {
    const plan: ColumnPlan = this.list.column(column);
    const id = interfaceOf(plan.field);
    const item = this.item(key);
    const known = this.router.services.get(Registries).interfaces.has(id);
    return (
      known &&
      isInlineColumn(plan, id) &&
      isInlineValue(item[plan.path] ?? null) &&
      currentValue(this.rows.mayEdit$)(item, plan.path)
    );
  }

  async draft(key: string, column: string): Promise<string | null> {
    const draft = currentValue(this.rows.drafts.draft$(this.cellOf(key, column)));
    return draft === null ? null : String(draft.value ?? '');
  }

  async cellError(key: string, column: string): Promise<string | null> {
    const failure = currentValue(this.rows.drafts.draft$(this.cellOf(key, column)))?.failure ?? null;
    if (failure === null) return null;
    return cellError(failure, this.cellOf(key, column).field)
      .map((said) => this.texts.translate(said))
      .join(' ');
  }

  async undoes(): Promise<void> {
    const notices = this.router.services.get(Notifications);
    const offering = currentValue(notices.shown$).findLast(({ action }) => action !== undefined);
    if (offering === undefined) throw new Error('There is nothing to undo');
    notices.runAction(offering.id);
    this.router.settle();
  }

  async copiesColumn(column: string): Promise<void> {
    this.rows.copy([this.list.column(column)]);
    this.router.settle();
  }

  async copiesSelection(): Promise<void> {
    this.rows.copySelection(this.list.plan());
    this.router.settle();
  }

  async copied(): Promise<string> {
    const clipboard = this.router.services.get(Clipboard);
    return clipboard instanceof MemoryClipboard ? clipboard.text : '';
  }

  /** Closes the rows with their page. */
  closes(): void {
    this.opened?.rows.dispose();
    this.opened = null;
  }

  /** One for each open list, as in the page. */
  private get rows(): TableRows {
    const { view } = this.list;
    if (this.opened?.view !== view) {
      this.opened?.rows.dispose();
      this.opened = { view, rows: tableRows(this.router.services)(view.browse) };
    }
    return this.opened.rows;
  }

  private get selection() {
    return this.list.view.browse.selection;
  }

  private get order(): ManualSort | null {
    return currentValue(this.rows.manualSort$);
  }

  private tick(key: string, anchor: string | null): void {
    const chosen = currentValue(this.selection.texts$);
    this.selection.select(toggleRange(chosen, this.rowKeys(), key, anchor !== null || !chosen.has(key), anchor));
    this.anchor = key;
    this.router.settle();
  }

  private carry(key: string, steps: number): void {
    if (this.order?.active !== true || this.order.denied !== false) throw new Error('No row can be moved here');
    this.rows.drag.pickUp(key, this.rowKeys().indexOf(key));
    this.rows.drag.moveBy(steps);
  }

  private rowKeys(): readonly string[] {
    return this.list.view.browse.list.items.map((item) => String(keyOf(item, this.list.view.browse.primaryKey ?? '')));
  }

  private item(key: string): Item {
    const found = this.rows.item(key);
    if (found === null) throw new Error(`The item '${key}' is not on this page`);
    return found;
  }

  private cellOf(key: string, column: string) {
    const found = keyOf(this.item(key), this.list.view.browse.primaryKey ?? '');
    return { key: found ?? key, field: this.list.column(column).path };
  }
}
