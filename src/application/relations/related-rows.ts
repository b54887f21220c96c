import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  map,
  merge,
  type Observable,
  Subject,
  switchMap,
  tap,
} from 'rxjs';
import {
  collectionOfRow,
  type Item,
  isSameKey,
  type ItemPlace,
  keyIn,
  keyOf,
  type KnownItems,
  type ListRow,
  nothingStaged,
  type PrimaryKey,
  referencedKey,
  type ShownRows,
  shownRows,
  type StagedChange,
  type StagedEdits,
  type ToMany,
  valueIn,
} from '../../domain/items';
import { coversField, denied, type ItemDenial } from '../../domain/permissions';
import type { ItemCounts, ItemsQuery } from '../../domain/query';
import { fieldOf, primaryKeyOf } from '../../domain/schema';
import { isNumeric } from '../../domain/values';
import {
  Effect,
  equals,
  type Failure,
  isJsonObject,
  type Json,
  type RemoteData,
  StateValue,
  valueOf,
} from '../../kernel';
import { ItemList } from '../browse';
import type { ItemDependencies } from '../dependencies';
import { SEARCH_DELAY_MS } from './item-search';
import { ItemLookups, type Lookup } from './item-lookups';
import { type FieldsByCollection, type RowFields, rowFields } from './row-fields';
import { RowGate } from './row-gate';
import { ownSort, ROWS_PER_PAGE, rowsQuery, type RowsView } from './rows-query';

/** The access of a list to the form that it is in. */
export interface ListForm {
  /** The item that the list belongs to; emits after every answer of the server. */
  readonly place$: Observable<ItemPlace | null>;
  readonly staged$: Observable<StagedEdits | null>;
  readonly stage: (...changes: readonly StagedChange[]) => boolean;
}

/** The rows to show, with the number of all rows that are not saved yet. */
export interface RelatedPage extends ShownRows {
  readonly addedCount: number;
}

/** Added rows that are shown at first, and more at each request. */
const ADDED_ROWS_SHOWN = 20;

/**
 * The rows of one list of an item, read page by page: the number of rows does not matter. Staged
 * edits are laid over them. A page takes at most three requests: its rows, their count, and the
 * items behind rows that are not saved yet; of a many-to-any, the items of each collection on it.
 */
export class RelatedRows {
  private readonly currentView = new BehaviorSubject<RowsView>({
    page: 1,
    search: '',
    sort: null,
    addedLimit: ADDED_ROWS_SHOWN,
  });
  private readonly searchInput$ = new Subject<string>();
  private readonly currentPlace: StateValue<ItemPlace | null>;
  private readonly staged: StateValue<StagedEdits>;
  private readonly items: ItemList;
  private readonly shown: StateValue<RelatedPage>;
  private readonly work: Effect;
  private readonly lookups: ItemLookups;
  private readonly gate: RowGate;
  private readonly fields: RowFields;
  /** Why the rows are not read. */
  readonly readDenied: 'not_allowed' | false;
  readonly view$: Observable<RowsView> = this.currentView.asObservable();
  readonly rows$: Observable<RelatedPage>;
  /** The rows of the page as they are on the server. */
  readonly loaded$: Observable<RemoteData<readonly Item[]>>;
  readonly counts$: Observable<RemoteData<ItemCounts>>;
  /** The failure of reading the names of added rows. */
  readonly lookupFailed$: Observable<Failure | null>;

  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'clock' | 'schema' | 'access'>,
    readonly list: ToMany,
    /** Dotted fields of a row that its view needs; those that may not be read are left out. */
    fields: readonly string[],
    readonly form: ListForm,
    /** Further ones, which a search does not cover. */
    unsearched: readonly string[] = [],
    /** Fields of the items behind a many-to-any. */
    fieldsOfAny: FieldsByCollection = () => [],
    unsearchedOfAny: FieldsByCollection = () => [],
  ) {
    const { items, clock, schema, access } = dependencies;
    const { collection } = list;
    const isReadable = coversField(access.access, collection, 'read', list.foreignKey);
    this.readDenied = denied(access.access, collection, 'read') || (isReadable ? false : 'not_allowed');
    this.fields = rowFields(schema.schema, access.access, list, fields, unsearched, fieldsOfAny, unsearchedOfAny);
    this.gate = new RowGate(dependencies, list, this.fields.row);
    this.lookups = new ItemLookups(dependencies);
    this.lookupFailed$ = this.lookups.failed$;
    this.currentPlace = new StateValue<ItemPlace | null>(null, form.place$);
    this.staged = new StateValue(nothingStaged, form.staged$.pipe(map((staged) => staged ?? nothingStaged)));
    this.items = new ItemList(
      items.shown ?? items,
      clock,
      collection,
      list.primaryKey,
      combineLatest([this.currentPlace.value$, this.currentView]).pipe(map(([, view]) => this.queryOf(view))),
      () => this.show({ page: this.view.page - 1 }),
      (name) => isNumeric(fieldOf(schema.schema, collection, name)?.type ?? 'string'),
    );
    this.loaded$ = this.items.items$;
    this.counts$ = this.items.counts$;
    this.shown = new StateValue<RelatedPage>(
      { added: [], addedCount: 0, rows: null, isNumbered: false },
      combineLatest([
        this.items.items$,
        this.items.counts$,
        this.staged.value$,
        this.lookups.known$,
        this.currentView,
      ]).pipe(
        map(([loaded, counts, staged, known]) => this.pageOf(valueOf(loaded), valueOf(counts), staged, known)),
        distinctUntilChanged((one, other) => equals(one as unknown as Json, other as unknown as Json)),
      ),
    );
    this.rows$ = this.shown.value$;
    this.work = new Effect(
      merge(
        this.reloads(),
        this.searchInput$.pipe(
          switchMap((text) => clock.after(SEARCH_DELAY_MS).pipe(tap(() => this.show({ search: text.trim() })))),
        ),
        this.lookups.reads(this.shown.value$.pipe(map(() => this.shownItems()))),
      ),
    );
  }

  get isSearchable(): boolean {
    return this.list.junction === null || this.fields.searched.length > 0;
  }

  get view(): RowsView {
    return this.currentView.value;
  }

  /** True while the rows are shown in the order that their sort field gives them. */
  get isInOwnOrder(): boolean {
    return this.list.sortField !== null && this.view.sort === null && this.view.search === '';
  }

  /** The rows of the page as they are on the server; empty before the first answer. */
  get loaded(): readonly Item[] {
    return this.items.items;
  }

  get place(): ItemPlace | null {
    return this.currentPlace.value;
  }

  get stagedEdits(): StagedEdits {
    return this.staged.value;
  }

  /** The filter that all rows of this list match; null for a new item, which has none on the server. */
  get filter(): NonNullable<ItemsQuery['filter']> | null {
    const key = this.place?.key ?? null;
    return key === null || this.readDenied !== false ? null : { [this.list.foreignKey]: { _eq: key } };
  }

  /** Another search or order starts at the first page. */
  show(change: Partial<RowsView>): void {
    const isOther = 'search' in change || 'sort' in change;
    this.currentView.next({ ...this.view, ...(isOther && { page: 1 }), ...change });
  }

  /** Searches for the text, debounced; called at every keystroke. */
  search(text: string): void {
    this.searchInput$.next(text);
  }

  showMoreAdded(): void {
    this.show({ addedLimit: this.view.addedLimit + ADDED_ROWS_SHOWN });
  }

  retry(): void {
    this.lookups.retry();
    this.items.refresh();
  }

  /** The key of the item that a row leads to: of the one behind the junction, or of the row itself. */
  relatedKey(row: Item): PrimaryKey | null {
    const { junction, primaryKey } = this.list;
    if (junction === null) return keyOf(row, primaryKey);
    const collection = collectionOfRow(this.list, row);
    return keyIn(valueIn(row, junction.field), collection === null ? '' : (this.keyFieldOf(collection) ?? ''));
  }

  /**
   * The key of the item that a row leads to if the server has that item. Of a new row, an item with values and a key
   * that the database does not generate is a new one, unless it was read when it was linked.
   */
  existingKey({ values, state }: ListRow): PrimaryKey | null {
    const { junction } = this.list;
    const key = this.relatedKey(values);
    if (key === null || state !== 'created' || junction === null) return key;
    const collection = collectionOfRow(this.list, values) ?? '';
    const isGenerated = primaryKeyOf(this.dependencies.schema.schema, collection)?.schema?.has_auto_increment === true;
    const isLink = isGenerated || !isJsonObject(valueIn(values, junction.field));
    return isLink || this.lookups.itemOf(collection, key) !== null ? key : null;
  }

  /** Why this row cannot be edited or removed, as far as the rules of the permissions can be decided here. */
  denialsOf({ ref }: ListRow): { readonly edit: ItemDenial | false; readonly remove: ItemDenial | false } {
    const { list, lookups, gate } = this;
    const key = 'key' in ref ? ref.key : null;
    const row = key === null ? null : (this.rowOf(key) ?? lookups.itemOf(list.collection, key));
    if (row === null) return { edit: false, remove: false };
    return { edit: gate.editDenied(row), remove: gate.removeDenied(row) };
  }

  dispose(): void {
    this.work.dispose();
    this.shown.dispose();
    this.items.dispose();
    this.staged.dispose();
    this.currentPlace.dispose();
  }

  /** Reads the page again after every answer of the server: it may have written the rows of this list. */
  private reloads(): Observable<unknown> {
    let last = this.currentPlace.value;
    return this.currentPlace.value$.pipe(
      tap((place) => {
        if (place?.key !== last?.key) this.show({ page: 1, search: '' });
        else if (place !== last) this.items.refresh();
        if (place !== last) this.lookups.refresh();
        last = place;
      }),
    );
  }

  private queryOf(view: RowsView): ItemsQuery | null {
    const { list, fields, filter, requestedFields } = this;
    return filter && { fields: requestedFields, ...rowsQuery(list, fields, filter, view) };
  }

  /** The sort of the list: by its numbers if they may be read, and by key. */
  get ownSort(): readonly string[] {
    return ownSort(this.list, this.fields);
  }

  private pageOf(
    page: readonly Item[] | null,
    counts: ItemCounts | null,
    staged: StagedEdits,
    known: KnownItems,
  ): RelatedPage {
    const { list, isInOwnOrder, view } = this;
    const isLastPage = counts !== null && view.page * ROWS_PER_PAGE >= counts.filter_count;
    const keyFieldOf = (collection: string): string | null => this.keyFieldOf(collection);
    const shown = shownRows({ list, staged, known, keyFieldOf, page, isLastPage, isInOwnOrder });
    return { ...shown, added: shown.added.slice(0, view.addedLimit), addedCount: shown.added.length };
  }

  /** The items that are shown, other than the rows of the page. */
  private shownItems(): readonly Lookup[] {
    const { list, fields } = this;
    const { added, rows } = this.shown.value;
    const all = [...added, ...(rows ?? [])];
    const rowKeys = all.flatMap(({ ref, state }) =>
      'key' in ref && (state === 'linked' || this.rowOf(ref.key) === undefined) ? [ref.key] : [],
    );
    const { collection, primaryKey } = list;
    const shown = { collection, keyField: primaryKey, fields: this.requestedFields, keys: rowKeys };
    const keys = new Map<string, PrimaryKey[]>();
    for (const row of all) {
      const related = collectionOfRow(list, row.values);
      const key = related === null ? null : this.storedKey(row, related);
      if (related !== null && key !== null) keys.set(related, [...(keys.get(related) ?? []), key]);
    }
    return [
      shown,
      ...[...keys].flatMap(([related, wanted]): readonly Lookup[] => {
        const { keyField, fields: names } = fields.relatedOf(related);
        return keyField === null ? [] : [{ collection: related, keyField, fields: names, keys: wanted }];
      }),
    ];
  }

  /** The key of an item behind the junction whose values are not read with the row; null for one of this write. */
  private storedKey({ values, state }: ListRow, collection: string): PrimaryKey | null {
    const { junction } = this.list;
    if (junction === null) return null;
    const value = valueIn(values, junction.field);
    if (!isJsonObject(value)) return referencedKey(value);
    // A new item may have a key that was made here; those read with their rows have their values.
    const key = primaryKeyOf(this.dependencies.schema.schema, collection);
    const isStored = state !== 'created' || key?.schema?.has_auto_increment === true;
    return junction.collection === null && isStored ? keyOf(value, key?.field ?? '') : null;
  }

  private keyFieldOf(collection: string): string | null {
    return primaryKeyOf(this.dependencies.schema.schema, collection)?.field ?? null;
  }

  private get requestedFields(): readonly string[] {
    return [...new Set([...this.fields.row, ...this.gate.fields])];
  }

  /** The row of the page as it was read; undefined for a row of another page, and for a new one. */
  private rowOf(key: PrimaryKey): Item | undefined {
    return this.loaded.find((row) => isSameKey(keyOf(row, this.list.primaryKey) ?? '', key));
  }
}
