import { BehaviorSubject, combineLatest, filter, map, type Observable } from 'rxjs';
import { itemDependencies, type ItemDependencies } from '../../../application/dependencies';
import { ListOrder, RelatedRows, ROWS_PER_PAGE } from '../../../application/relations';
import {
  collectionOfRow,
  type ListRow,
  linkRowValues,
  type PrimaryKey,
  type RowRef,
  type StagedChange,
  type ToMany,
} from '../../../domain/items';
import { type Json, type JsonObject, StateValue, valueOf } from '../../../kernel';
import { type RelatedEditing, viewModel } from '../../../kit';
import { creatableCollections, isAnyList, type RowProblem, rowProblem, type RowTemplate } from './any-rows.rules';
import {
  type ListDenials,
  listDenials,
  relatedCollection,
  type RowDenials,
  rowDenials,
  rowPictures,
  type RowPictures,
  rowTemplate,
} from './related-list.rules';

/** A step that was made, announced to screen readers. */
export interface ListEvent {
  readonly kind: 'moved' | 'removed' | 'restored';
  readonly name: string;
  /** From 1; only after a move. */
  readonly position: number;
}

type Dependencies = Pick<ItemDependencies, 'items' | 'clock' | 'schema' | 'access' | 'identifiers'>;

/** One list of related items in a form: its rows, and what is done with them. */
export class RelatedListViewModel {
  readonly rows: RelatedRows;
  readonly order: ListOrder;
  readonly template: RowTemplate;
  /** Null for a list of items without pictures. */
  readonly pictures: RowPictures | null;
  private readonly lastEvent = new BehaviorSubject<ListEvent | null>(null);
  readonly event$: Observable<ListEvent | null> = this.lastEvent.asObservable();
  /** The number of rows on the server without a search; null before it is known. */
  readonly total$: Observable<number | null>;
  private readonly totals: StateValue<number | null>;

  constructor(
    private readonly dependencies: Dependencies,
    readonly list: ToMany,
    options: JsonObject,
    readonly relation: RelatedEditing,
    language: string,
  ) {
    this.template = rowTemplate(dependencies.schema.schema, list, options, language);
    this.pictures = rowPictures(dependencies.schema.schema, dependencies.access.access, list, this.template);
    this.rows = new RelatedRows(
      dependencies,
      list,
      this.template.fields,
      relation,
      this.pictures?.fields,
      (collection) => this.template.fieldsOf(collection),
      this.pictures?.fieldsOf,
    );
    this.order = new ListOrder(dependencies.items, this.rows);
    this.totals = new StateValue<number | null>(
      null,
      combineLatest([this.rows.counts$, this.rows.view$]).pipe(
        filter(([counts, { search }]) => counts.kind === 'ready' && search === ''),
        map(([counts]) => valueOf(counts)?.filter_count ?? null),
      ),
    );
    this.total$ = this.totals.value$;
  }

  /** The collection of the items that the list leads to, if there is a single one. */
  get related(): string {
    return relatedCollection(this.list);
  }

  /** True for a list of items of several collections. */
  get isAny(): boolean {
    return isAnyList(this.list);
  }

  /** The collections whose items can be added. */
  get collections(): readonly string[] {
    return creatableCollections(this.dependencies.schema.schema, this.list);
  }

  /** The collection of the item that a row leads to; null for a row that names none. */
  collectionOf({ values }: ListRow): string | null {
    return collectionOfRow(this.list, values);
  }

  /** Why a row cannot be edited or removed; `shared` holds for all rows of a single collection. */
  denialsOf(row: ListRow, shared: ListDenials): RowDenials {
    const { schema, access } = this.dependencies;
    const collection = this.isAny ? this.collectionOf(row) : null;
    const denials = collection === null ? shared : listDenials(access.access, schema.schema, this.list, collection);
    return rowDenials(denials, this.rows.denialsOf(row), row, this.problemOf(row));
  }

  problemOf(row: ListRow): RowProblem | null {
    const { schema, access } = this.dependencies;
    return rowProblem(schema.schema, access.access, this.list, row);
  }

  /** The name of a row; its key where the template is empty, and nothing for a new one without values. */
  nameOf({ values, ref }: ListRow): string {
    const key = this.rows.relatedKey(values) ?? ('key' in ref ? ref.key : null);
    return this.template.render(values) || (key === null ? '' : String(key));
  }

  /** `collection` is that of the item, needed where there are several. */
  openNew(collection?: string): void {
    const named = collection === undefined ? {} : { collection };
    this.order.withNextSort((sort) =>
      this.relation.openDrawer?.({ kind: 'new-row', ...named, values: this.sortValues(sort) }),
    );
  }

  edit(row: RowRef): void {
    this.relation.openDrawer?.({ kind: 'row', row });
  }

  /** Adds existing items: rows of this item, or new rows of the junction that name them. */
  link(keys: readonly PrimaryKey[], collection: string | null = null): void {
    this.order.withNextSort((first) => {
      const steps = keys.flatMap((key, index): readonly StagedChange[] => {
        const values = this.sortValues(first === null ? null : first + index);
        const link = linkRowValues(this.list, key, collection);
        if (link !== null)
          return [{ kind: 'create', draft: this.dependencies.identifiers.uuid(), values: { ...link, ...values } }];
        const linked: StagedChange = { kind: 'link', key };
        return Object.keys(values).length === 0 ? [linked] : [linked, { kind: 'update', row: { key }, values }];
      });
      this.relation.stage(...steps);
    });
  }

  remove(row: ListRow): void {
    if (this.relation.stage({ kind: 'remove', row: row.ref })) this.report('removed', row);
  }

  restore(row: ListRow): void {
    if ('key' in row.ref && this.relation.stage({ kind: 'restore', key: row.ref.key })) this.report('restored', row);
  }

  /** Moves a row of the page to another index of it. */
  moveOnPage(row: ListRow, to: number): void {
    this.order.moveOnPage(row.ref, to, () => this.report('moved', row, this.positionOf(to)));
  }

  /** Moves an added row to another index among the added ones. */
  moveAdded(row: ListRow, to: number): void {
    this.order.moveAdded(row.ref, to, () => this.report('moved', row, this.positionOfAdded(to)));
  }

  /** Moves a row from one position to another, both from 1, which may be on another page. */
  moveTo(row: ListRow, from: number, to: number): void {
    this.order.moveTo(row.ref, from - 1, to - 1, this.totals.value ?? 0, () => this.report('moved', row, to));
  }

  /** The position of a row of the page, from 1. */
  positionOf(index: number): number {
    return (this.rows.view.page - 1) * ROWS_PER_PAGE + index + 1;
  }

  /** Added rows follow those on the server. */
  positionOfAdded(index: number): number {
    return (this.totals.value ?? 0) + index + 1;
  }

  dispose(): void {
    this.totals.dispose();
    this.order.dispose();
    this.rows.dispose();
  }

  private sortValues(sort: number | null): Readonly<Record<string, Json>> {
    const { sortField } = this.list;
    return sort === null || sortField === null ? {} : { [sortField]: sort };
  }

  private report(kind: ListEvent['kind'], row: ListRow, position = 0): void {
    this.lastEvent.next({ kind, name: this.nameOf(row), position });
  }
}

export const relatedListViewModel = viewModel(
  [itemDependencies('items', 'clock', 'schema', 'access', 'identifiers')],
  (dependencies) => (list: ToMany, options: JsonObject, relation: RelatedEditing, language: string) =>
    new RelatedListViewModel(dependencies, list, options, relation, language),
);
