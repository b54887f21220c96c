import { decodeTableOptions, ROW_HEIGHTS } from '../../../src/domain/query';
import { COLUMN_FIELDS, type ColumnPlan, columnWidths } from '../../../src/layouts/tabular/columns/columns.rules';
import { ColumnFilters } from '../../../src/layouts/tabular/columns/column-filters';
import { type TableColumns, tableColumns } from '../../../src/layouts/tabular/columns/columns.view-model';
import type { ListPageViewModel } from '../../../src/parts/lists/list-page/list-page.view-model';
import { searchRows } from '../../../src/parts/fields/field-picker/field-rows.rules';
import type { ColumnsActor } from '../list-actors';
import type { MemoryList } from './list';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import { SchemaStore } from '../../../src/application/data-model';
import { CapabilitiesStore } from '../../../src/application/settings';
import { currentValue } from '../../../src/kernel';

/** Drives the view-model of a table's columns. */
export class MemoryColumns implements ColumnsActor {
  constructor(
    private readonly router: MemoryRouter,
    private readonly list: MemoryList,
    private readonly texts: MemoryTexts,
  ) {}

  async moves(column: string, aside: 'left' | 'right'): Promise<void> {
    const { path } = this.plan(column);
    this.arrange((columns) => {
      const to = columns.paths.indexOf(path) + (aside === 'left' ? -1 : 1);
      if (to < 0 || to >= columns.paths.length) throw new Error(`'${column}' is at the edge`);
      columns.move(path, to);
    });
  }

  async drags(column: string, to: string): Promise<void> {
    this.arrange((columns) => columns.move(this.plan(column).path, columns.paths.indexOf(this.plan(to).path)));
  }

  async hides(column: string): Promise<void> {
    this.arrange((columns) => columns.hide(this.plan(column).path));
  }

  async adds(text: string): Promise<void> {
    const { schema } = this.router.services.get(SchemaStore);
    const [found] = searchRows(
      {
        schema,
        collection: this.view.browse.collection,
        rules: COLUMN_FIELDS,
        locale: this.texts.locale.code,
        fieldName: this.texts.fieldName,
      },
      text,
    );
    if (found === undefined) throw new Error(`There is no field '${text}'`);
    this.arrange((columns) => columns.add(found.path));
  }

  async widens(column: string, by: number): Promise<void> {
    const { path } = this.plan(column);
    this.view.browse.widths.set(path, (await this.width(column)) + by);
    this.router.settle();
  }

  async aligns(column: string, place: 'start' | 'middle' | 'end'): Promise<void> {
    this.arrange((columns) => columns.align(this.plan(column).path, place === 'middle' ? 'center' : place));
  }

  async sorts(column: string, order: 'ascending' | 'descending'): Promise<void> {
    const { path, sortable } = this.plan(column);
    if (sortable) this.arrange((columns) => columns.sort(path, order === 'descending'));
  }

  async filtersByValue(column: string, title: string): Promise<void> {
    const item = this.view.browse.list.items.find((each) => each['title'] === title);
    if (item === undefined) throw new Error(`There is no row '${title}'`);
    this.columnFilters().addValue(item, this.plan(column));
    this.router.settle();
  }

  async filtersByColumn(column: string): Promise<void> {
    this.columnFilters().open(this.plan(column));
    this.router.settle();
  }

  async setsRowHeight(spacing: string): Promise<void> {
    const found = (['compact', 'cozy', 'comfortable'] as const).find(
      (each) => this.texts.translate({ key: `spacing_${each}` }) === spacing,
    );
    if (found === undefined) throw new Error(`There is no spacing '${spacing}'`);
    this.arrange((columns) => columns.setSpacing(found));
  }

  async ticks(field: string): Promise<void> {
    await this.adds(field);
  }

  async removesMissing(): Promise<void> {
    this.arrange((columns) => columns.removeMissing());
  }

  async width(column: string): Promise<number> {
    return (
      currentValue(this.view.browse.widths.widths$).get(this.plan(column).path) ?? columnWidths(this.plan(column)).width
    );
  }

  async alignment(column: string): Promise<string> {
    return this.plan(column).align;
  }

  async rowHeight(): Promise<number> {
    return ROW_HEIGHTS[decodeTableOptions(currentValue(this.view.browse.view$).layout_options).spacing];
  }

  async sortDisabledReason(column: string): Promise<string | null> {
    return this.plan(column).sortable ? null : this.texts.translate({ key: 'column_unsortable' });
  }

  async missingCount(): Promise<number> {
    const columns = this.columns();
    const { missing } = currentValue(columns.columns$);
    columns.dispose();
    return missing;
  }

  private get view(): ListPageViewModel {
    if (this.router.page.kind !== 'list') throw new Error(`There is no list at ${this.router.address}`);
    return this.router.page.view;
  }

  private plan(column: string): ColumnPlan {
    return this.list.column(column);
  }

  private columnFilters(): ColumnFilters {
    const { services } = this.router;
    return new ColumnFilters(this.view.browse, services.get(SchemaStore), 'UTC', services.get(CapabilitiesStore));
  }

  private columns(): TableColumns {
    return tableColumns(this.router.services)(this.view.browse);
  }

  private arrange(act: (columns: TableColumns) => void): void {
    const columns = this.columns();
    act(columns);
    columns.dispose();
    this.router.settle();
  }
}
