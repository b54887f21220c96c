import { keyOf, type Item } from '../../../src/domain/items';
import {
  decodeTableOptions,
  decodeTableQuery,
  PAGE_SIZES,
  toggleSort,
  type TableQuery,
} from '../../../src/domain/query';
import type { Schema } from '../../../src/domain/schema';
import { collectionTemplate, valuesAt } from '../../../src/domain/templates';
import { relatedListViewModel } from '../../../src/displays/related-values/related-list.view-model';
import { relatedCount as countRelated, relationOf } from '../../../src/displays/related-values/related.rules';
import { currentValue, formatNumber, valueOf } from '../../../src/kernel';
import { cellText, relatedCount } from '../../../src/layouts/tabular/cells/cell-text.rules';
import { planColumns, type ColumnPlan } from '../../../src/layouts/tabular/columns/columns.rules';
import { tableColumns } from '../../../src/layouts/tabular/columns/columns.view-model';
import type { ListPageViewModel } from '../../../src/parts/lists/list-page/list-page.view-model';
import { pageState, type PageState } from '../../../src/parts/lists/list-footer/pages.rules';
import type { ListActor } from '../list-actors';
import type { MemoryRouter } from './memory-router';
import type { MemoryTexts } from './memory-texts';
import { SchemaStore } from '../../../src/application/data-model';

/** Drives the view-model of a list. */
export class MemoryList implements ListActor {
  constructor(
    private readonly router: MemoryRouter,
    private readonly texts: MemoryTexts,
  ) {}

  async sortsBy(header: string): Promise<void> {
    const { path, sortable } = this.column(header);
    if (!sortable) throw new Error(`Nothing sorts by '${header}'`);
    this.view.browse.changeQuery({ sort: toggleSort(this.query.sort, path) });
    this.router.settle();
  }

  async searches(text: string): Promise<void> {
    this.view.browse.search(text);
    this.router.settle();
  }

  async clearsSearch(): Promise<void> {
    this.view.clearFilters();
    this.router.settle();
  }

  async goesToPage(page: number): Promise<void> {
    if (page > (await this.pageCount())) throw new Error(`There is no page ${page}`);
    this.view.browse.changeQuery({ page });
    this.router.settle();
  }

  async showsPerPage(count: number): Promise<void> {
    if (!PAGE_SIZES.some((size) => size === count)) throw new Error(`${count} per page is not offered`);
    this.view.browse.changeQuery({ limit: count });
    this.router.settle();
  }

  async opensItem(key: string): Promise<void> {
    const address = this.view.linkTo(this.row(key));
    if (address === null) throw new Error(`The item '${key}' leads nowhere`);
    this.router.go(address);
  }

  async beginsItem(): Promise<void> {
    if ((await this.createDisabledReason()) === null) this.router.go(this.view.paths.newItem ?? this.view.paths.list);
  }

  async columns(): Promise<readonly string[]> {
    return this.plan().map(({ header }) => header);
  }

  async rows(): Promise<readonly string[]> {
    return this.items().map((item) => this.keyOf(item));
  }

  async cell(key: string, header: string): Promise<string> {
    const column = this.column(header);
    const row = this.row(key);
    const [first = null] = valuesAt(row, column.path);
    if (column.content.kind === 'count' || (column.relational && Array.isArray(first)))
      return this.counted(relatedCount(row, column.path));
    if (column.relational)
      return (
        collectionTemplate(this.schema, this.collection, `{{${column.path}}}`, this.texts.locale.code).render(row) ||
        '—'
      );
    return cellText(row, column) || '—';
  }

  async relatedNotice(key: string, header: string): Promise<string | null> {
    const { field, path } = this.column(header);
    const { code } = this.texts.locale;
    const relation = relationOf(field, field.meta?.display_options ?? {}, this.schema, code);
    if (relation?.kind !== 'many') throw new Error(`'${header}' lists no related items`);
    const shown = countRelated(valuesAt(this.row(key), path)[0] ?? null, relation);
    const view = relatedListViewModel(this.router.services)(relation, shown, code);
    const counting = view.total$.subscribe();
    this.router.settle();
    const total = currentValue(view.total$);
    counting.unsubscribe();
    view.dispose();
    if (!shown.hasMore || total === shown.keys.length) return null;
    const number = shown.keys.length;
    return total === null
      ? this.texts.translate({ key: 'related_first', parameters: { number } })
      : this.texts.translate({ key: 'related_first_of', parameters: { number, total: formatNumber(total, code) } });
  }

  async range(): Promise<string> {
    const { range, count } = this.foot;
    if (range === null) return '';
    return count === null
      ? this.texts.translate({ key: 'item_range_uncounted', parameters: range })
      : this.texts.translate({ key: 'item_range', parameters: { ...range, count } });
  }

  async pageCount(): Promise<number> {
    return Math.max(1, this.foot.minPages);
  }

  async createDisabledReason(): Promise<string | null> {
    const { createDenied } = currentValue(this.view.heading$);
    return createDenied === false ? null : this.texts.translate({ key: createDenied });
  }

  get view(): ListPageViewModel {
    if (this.router.page.kind !== 'list') throw new Error(`There is no list at ${this.router.address}`);
    return this.router.page.view;
  }

  private get collection(): string {
    return decodeURIComponent(this.router.path.split('/')[2] ?? '');
  }

  private get query(): TableQuery {
    const { view$, layout } = this.view.browse;
    return decodeTableQuery(this.schema, this.collection, currentValue(view$).layout_query, layout);
  }

  private get schema(): Schema {
    return this.router.services.get(SchemaStore).schema;
  }

  private counted(count: number): string {
    return count === 0 ? '—' : this.texts.translate({ key: 'related_count', parameters: { count } });
  }

  private get foot(): PageState {
    const { counts$, items$ } = this.view.browse.list;
    return pageState(this.query, currentValue(counts$), currentValue(items$));
  }

  private items(): readonly Item[] {
    return valueOf(currentValue(this.view.browse.list.items$)) ?? [];
  }

  private keyOf(item: Item): string {
    return String(keyOf(item, this.view.browse.list.primaryKey ?? ''));
  }

  private row(key: string): Item {
    const found = this.items().find((item) => this.keyOf(item) === key);
    if (found === undefined) throw new Error(`The item '${key}' is not on this page`);
    return found;
  }

  plan(): readonly ColumnPlan[] {
    const { services } = this.router;
    const { layout_options } = currentValue(this.view.browse.view$);
    const model = tableColumns(services)(this.view.browse);
    const { sources } = currentValue(model.columns$);
    model.dispose();
    return planColumns(sources, this.query.sort, decodeTableOptions(layout_options), this.texts.fieldName);
  }

  column(header: string): ColumnPlan {
    const found = this.plan().find((column) => column.header === header);
    if (found === undefined) throw new Error(`There is no column '${header}'`);
    return found;
  }
}
