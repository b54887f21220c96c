import { isLeft } from 'fp-ts/Either';
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
import type { Filter } from '../../domain/filters';
import {
  type Item,
  isSameKey,
  itemId,
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
import { coversField, denied, type ItemDenial, readablePaths } from '../../domain/permissions';
import type { ItemCounts, ItemsQuery } from '../../domain/query';
import { fieldOf, type FieldType, primaryKeyOf } from '../../domain/schema';
import { referenceOf } from '../../domain/templates';
import { isNumeric } from '../../domain/values';
import { Effect, equals, type Failure, type Json, type RemoteData, StateValue, valueOf } from '../../kernel';
import { ItemList } from '../browse';
import type { ItemDependencies } from '../dependencies';
import { SEARCH_DELAY_MS } from './item-search';
import { RelatedItems } from './related-items';
import { RowGate } from './row-gate';

/** The access of a list to the form that it is in. */
export interface ListForm {
  /** The item that the list belongs to; emits after every answer of the server. */
  readonly place$: Observable<ItemPlace | null>;
  readonly staged$: Observable<StagedEdits | null>;
  readonly stage: (...changes: readonly StagedChange[]) => boolean;
}

/** What is shown of a list. */
export interface RowsView {
  /** From 1. */
  readonly page: number;
  readonly search: string;
  /** A field of the rows, with a leading minus for descending; null for the list's own order. */
  readonly sort: string | null;
  /** How many of the added rows are shown. */
  readonly addedLimit: number;
}

/** The rows to show, with the number of all rows that are not saved yet. */
export interface RelatedPage extends ShownRows {
  readonly addedCount: number;
}

export const ROWS_PER_PAGE = 10;

const TEXT_TYPES: readonly FieldType[] = ['string', 'text'];

/** Added rows that are shown at first, and more at each request. */
const ADDED_ROWS_SHOWN = 20;

/** The server answers this many items at most. */
const MAX_LOOKED_UP = 100;

interface Lookup {
  readonly collection: string;
  readonly keyField: string;
  readonly fields: readonly string[];
  readonly keys: readonly PrimaryKey[];
}

/**
 * The rows of one list of an item, read page by page: the number of rows does not matter. Staged edits are laid over them. A
 * page takes at most three requests: its rows, their count, and the items behind rows that are not saved yet.
 */
export class RelatedRows {
  private readonly currentView = new BehaviorSubject<RowsView>({
    page: 1,
    search: '',
    sort: null,
    addedLimit: ADDED_ROWS_SHOWN,
  });
  private readonly known = new BehaviorSubject<KnownItems>(new Map());
  private readonly lookupFailed = new BehaviorSubject<Failure | null>(null);
  private readonly searchInput$ = new Subject<string>();
  private readonly lookupRetries = new BehaviorSubject(0);
  private readonly currentPlace: StateValue<ItemPlace | null>;
  private readonly staged: StateValue<StagedEdits>;
  private readonly items: ItemList;
  private readonly shown: StateValue<RelatedPage>;
  private readonly work: Effect;
  private readonly relatedItems: RelatedItems;
  private readonly gate: RowGate;
  /** Dotted fields that are shown of a row, and of an item behind a junction. */
  private readonly rowFields: readonly string[];
  private readonly relatedFields: readonly string[];
  private readonly relatedKeyField: string | null;
  /** Why the rows are not read. */
  readonly readDenied: 'not_allowed' | false;
  /** The texts behind a junction that a search covers. */
  private readonly searchPaths: readonly string[];
  readonly view$: Observable<RowsView> = this.currentView.asObservable();
  readonly rows$: Observable<RelatedPage>;
  /** The rows of the page as they are on the server. */
  readonly loaded$: Observable<RemoteData<readonly Item[]>>;
  readonly counts$: Observable<RemoteData<ItemCounts>>;
  /** The failure of reading the names of added rows. */
  readonly lookupFailed$: Observable<Failure | null> = this.lookupFailed.asObservable();

  constructor(
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'clock' | 'schema' | 'access'>,
    readonly list: ToMany,
    /** Dotted fields of a row that its view needs; those that may not be read are left out. */
    fields: readonly string[],
    readonly form: ListForm,
  ) {
    const { items, clock, schema, access } = dependencies;
    const { collection, junction } = list;
    const readable = (of: string, paths: readonly string[]) => readablePaths(access.access, schema.schema, of, paths);
    const isReadable = coversField(access.access, collection, 'read', list.foreignKey);
    this.readDenied = denied(access.access, collection, 'read') || (isReadable ? false : 'not_allowed');
    const related = junction?.collection ?? null;
    this.relatedKeyField = related === null ? null : (primaryKeyOf(schema.schema, related)?.field ?? null);
    const through = junction === null ? null : `${junction.field}.`;
    const inner = through === null ? [] : fields.filter((path) => path.startsWith(through));
    this.relatedFields =
      related === null || through === null
        ? []
        : readable(
            related,
            inner.map((path) => path.slice(through.length)),
          );
    const keyPaths = junction === null ? [] : [`${junction.field}.${this.relatedKeyField ?? ''}`, junction.field];
    this.rowFields = [
      list.primaryKey,
      ...readable(collection, [
        ...(list.sortField === null ? [] : [list.sortField]),
        ...(junction?.collectionField == null ? [] : [junction.collectionField]),
        ...fields.filter((path) => path !== junction?.field),
      ]),
      ...readable(collection, keyPaths).slice(0, 1),
    ];
    this.searchPaths = this.rowFields.filter((path) =>
      TEXT_TYPES.includes(referenceOf(schema.schema, collection, path)?.fields.at(-1)?.type ?? 'json'),
    );
    this.gate = new RowGate(dependencies, list, this.rowFields);
    this.relatedItems = new RelatedItems(items);
    this.currentPlace = new StateValue<ItemPlace | null>(null, form.place$);
    this.staged = new StateValue(nothingStaged, form.staged$.pipe(map((staged) => staged ?? nothingStaged)));
    this.items = new ItemList(
      items,
      clock,
      collection,
      list.primaryKey,
      combineLatest([this.currentPlace.value$, this.currentView]).pipe(
        map(([place, view]) => this.queryOf(place, view)),
      ),
      () => this.show({ page: this.view.page - 1 }),
      (name) => isNumeric(fieldOf(schema.schema, collection, name)?.type ?? 'string'),
    );
    this.loaded$ = this.items.items$;
    this.counts$ = this.items.counts$;
    this.shown = new StateValue<RelatedPage>(
      { added: [], addedCount: 0, rows: null, isNumbered: false },
      combineLatest([this.items.items$, this.items.counts$, this.staged.value$, this.known, this.currentView]).pipe(
        map(([loaded, counts, staged, known]) => this.pageOf(valueOf(loaded), valueOf(counts), staged, known)),
        distinctUntilChanged((one, other) => equals(one as unknown as Json, other as unknown as Json)),
      ),
    );
    this.rows$ = this.shown.value$;
    const lookups$ = combineLatest([this.shown.value$.pipe(map(() => this.lookups())), this.lookupRetries]).pipe(
      distinctUntilChanged(([one, first], [other, second]) => first === second && equals(one, other)),
    );
    this.work = new Effect(
      merge(
        this.reloads(),
        this.searchInput$.pipe(
          switchMap((text) => clock.after(SEARCH_DELAY_MS).pipe(tap(() => this.show({ search: text.trim() })))),
        ),
        lookups$.pipe(switchMap(([lookups]) => merge(...lookups.map((lookup) => this.lookUp(lookup))))),
      ),
    );
  }

  get isSearchable(): boolean {
    return this.list.junction === null || this.searchPaths.length > 0;
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
    if (this.lookupFailed.value !== null) this.lookupRetries.next(this.lookupRetries.value + 1);
    this.items.refresh();
  }

  /** The key of the item that a row leads to: of the one behind the junction, or of the row itself. */
  relatedKey(row: Item): PrimaryKey | null {
    const { junction, primaryKey } = this.list;
    if (junction === null) return keyOf(row, primaryKey);
    return keyIn(valueIn(row, junction.field), this.relatedKeyField ?? '');
  }

  /** Why this row cannot be edited or removed, as far as the rules of the permissions can be decided here. */
  denialsOf({ ref }: ListRow): { readonly edit: ItemDenial | false; readonly remove: ItemDenial | false } {
    const { list, known, gate } = this;
    const key = 'key' in ref ? ref.key : null;
    const row = key === null ? null : (this.rowOf(key) ?? known.value.get(itemId(list.collection, key)) ?? null);
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
        last = place;
      }),
    );
  }

  private queryOf(place: ItemPlace | null, { page, search, sort }: RowsView): ItemsQuery | null {
    const key = place?.key ?? null;
    if (key === null || this.readDenied !== false) return null;
    const own = { [this.list.foreignKey]: { _eq: key } };
    return {
      fields: this.requestedFields,
      filter: search === '' || this.list.junction === null ? own : { _and: [own, this.searchFilter(search)] },
      sort: sort === null ? this.ownSort : [sort, this.list.primaryKey],
      limit: ROWS_PER_PAGE,
      page,
      ...(search !== '' && this.list.junction === null && { search }),
    };
  }

  /** The sort of the list: by its numbers if they may be read, and by key. */
  get ownSort(): readonly string[] {
    const { sortField, primaryKey } = this.list;
    return sortField !== null && this.rowFields.includes(sortField) ? [sortField, primaryKey] : [primaryKey];
  }

  /** The server's search covers the fields of a row only, and a junction row has no text. */
  private searchFilter(text: string): Filter {
    const paths = this.searchPaths;
    return {
      _or: paths.map((path) =>
        path.split('.').reduceRight<Filter>((inner, segment) => ({ [segment]: inner }), { _contains: text }),
      ),
    };
  }

  private pageOf(
    page: readonly Item[] | null,
    counts: ItemCounts | null,
    staged: StagedEdits,
    known: KnownItems,
  ): RelatedPage {
    const { list, isInOwnOrder, view } = this;
    const isLastPage = counts !== null && view.page * ROWS_PER_PAGE >= counts.filter_count;
    const shown = shownRows({ list, staged, known, page, isLastPage, isInOwnOrder });
    return { ...shown, added: shown.added.slice(0, view.addedLimit), addedCount: shown.added.length };
  }

  /** The rows and items that are shown, but neither loaded nor looked up so far. */
  private lookups(): readonly Lookup[] {
    const { list, relatedKeyField } = this;
    const { added, rows } = this.shown.value;
    const all = [...added, ...(rows ?? [])];
    const rowKeys = all.flatMap(({ ref, state }) =>
      'key' in ref && (state === 'linked' || this.rowOf(ref.key) === undefined) ? [ref.key] : [],
    );
    const { junction } = list;
    const lookups: readonly Lookup[] = [
      { collection: list.collection, keyField: list.primaryKey, fields: this.requestedFields, keys: rowKeys },
      ...(junction?.collection == null || relatedKeyField === null
        ? []
        : [
            {
              collection: junction.collection,
              keyField: relatedKeyField,
              fields: this.relatedFields,
              keys: all.flatMap(({ values }) => referencedKey(valueIn(values, junction.field)) ?? []),
            },
          ]),
    ];
    return lookups
      .map((lookup) => ({
        ...lookup,
        keys: lookup.keys
          .filter((key) => !this.known.value.has(itemId(lookup.collection, key)))
          .slice(0, MAX_LOOKED_UP),
      }))
      .filter(({ keys, collection }) => keys.length > 0 && !this.isDenied(collection));
  }

  private get requestedFields(): readonly string[] {
    return [...new Set([...this.rowFields, ...this.gate.fields])];
  }

  /** The row of the page as it was read; undefined for a row of another page, and for a new one. */
  private rowOf(key: PrimaryKey): Item | undefined {
    return this.loaded.find((row) => isSameKey(keyOf(row, this.list.primaryKey) ?? '', key));
  }

  private isDenied(collection: string): boolean {
    return denied(this.dependencies.access.access, collection, 'read') !== false;
  }

  private lookUp({ collection, keyField, fields, keys }: Lookup): Observable<unknown> {
    return this.relatedItems.read({ collection, keyField, keys }, fields).pipe(
      tap((result) => {
        this.lookupFailed.next(isLeft(result) ? result.left : null);
        if (isLeft(result)) return;
        const known = new Map(this.known.value);
        for (const key of keys) known.set(itemId(collection, key), null);
        for (const item of result.right) {
          const key = keyOf(item, keyField);
          if (key !== null) known.set(itemId(collection, key), item);
        }
        this.known.next(known);
      }),
    );
  }
}
