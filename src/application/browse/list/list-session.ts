import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  map,
  merge,
  Subject,
  tap,
  throttle,
  type Observable,
} from 'rxjs';
import { allFilters, clearFilters, requestFilter, type Filter } from '../../../domain/filters';
import { keyOf, type Item, type PrimaryKey } from '../../../domain/items';
import type { ViewContext, View, ViewRequest } from '../../../domain/presets';
import { SEARCH_THROTTLE_MS, type ItemsQuery } from '../../../domain/query';
import { fieldOf, primaryKeyOf } from '../../../domain/schema';
import { isNumeric } from '../../../domain/values';
import { Effect, type JsonObject } from '../../../kernel';
import type { Clock } from '../../../ports/environment/clock';
import { BackgroundExport } from '../../import-export';
import type { CollectionView } from '../../presets';
import type { SchemaStore } from '../../data-model';
import { ColumnWidths } from './column-widths';
import { countWithin, type ListGateway } from './count-within';
import { ItemList } from './item-list';
import { Selection } from '../selection/selection';

export interface LayoutResolver {
  /** The layout used for a view: the named one, or a fallback if it is not registered. */
  shown(layout: string): string;
  /** How a layout derives its query from the view. */
  requestOf(layout: string): ViewRequest;
  /** Emits on subscription and whenever layouts are registered. */
  readonly changes$: Observable<unknown>;
}

export interface ListSessionDependencies {
  readonly gateway: ListGateway;
  readonly clock: Clock;
  readonly schema: SchemaStore;
  readonly layouts: LayoutResolver;
}

/** A collection opened as a list: its view, items, selection and column widths. */
export class ListSession {
  private readonly transient = new BehaviorSubject<JsonObject>({});
  private readonly searchInput$ = new Subject<string>();
  /** A search text waiting for the throttle; null for none. */
  private pendingSearch: string | null = null;
  private readonly searches: Effect;
  private readonly shown: LayoutResolver['shown'];
  private keysByText: { readonly items: readonly Item[]; readonly keys: ReadonlyMap<string, PrimaryKey | null> } = {
    items: [],
    keys: new Map(),
  };
  private readonly schema: SchemaStore;
  readonly collection: string;
  /** The name of the primary key field; null for a collection without one. */
  readonly primaryKey: string | null;
  readonly view$: Observable<View>;
  /** The layout in use; differs from the view's when that one is not registered. */
  readonly layout$: Observable<string>;
  readonly list: ItemList;
  readonly selection: Selection;
  readonly widths: ColumnWidths;
  /** An export of this list; it may outlive the panel that started it. */
  readonly backgroundExport = new BackgroundExport();

  constructor(
    { gateway, clock, schema, layouts }: ListSessionDependencies,
    readonly view: CollectionView,
    /**
     * Limits the list to a part of the collection. Added to every query, but no part of the view:
     * never shown or saved.
     */
    readonly lockedFilter: Filter | null = null,
  ) {
    const { collection } = view.ref;
    this.collection = collection;
    this.schema = schema;
    this.primaryKey = primaryKeyOf(schema.schema, collection)?.field ?? null;
    this.view$ = view.view$;
    this.layout$ = combineLatest([view.view$, layouts.changes$]).pipe(
      map(([{ layout }]) => layouts.shown(layout)),
      distinctUntilChanged(),
    );
    const query$ = combineLatest([schema.schema$, view.view$, this.transient, this.layout$, layouts.changes$]).pipe(
      map(([model, shown, transient, layout]): ItemsQuery | null => {
        const filter = requestFilter(model, collection, shown.filters);
        const context: ViewContext = { schema: model, collection, view: shown, filter, transient: transient };
        return this.withinLock(layouts.requestOf(layout)(context));
      }),
    );
    this.shown = layouts.shown;
    const isNumber = (field: string): boolean => isNumeric(fieldOf(schema.schema, collection, field)?.type ?? 'string');
    this.list = new ItemList(
      lockedFilter === null ? gateway : countWithin(gateway, lockedFilter),
      clock,
      collection,
      this.primaryKey,
      query$,
      () => this.changeQuery({ page: 1 }),
      isNumber,
    );
    this.selection = new Selection((text) => this.keyOfText(text));
    this.widths = new ColumnWidths(view, clock);
    this.searches = new Effect(
      merge(this.searchInput$, view.replaced$.pipe(map(({ search }) => search))).pipe(
        tap((search) => (this.pendingSearch = search)),
        throttle(() => clock.after(SEARCH_THROTTLE_MS), { leading: true, trailing: true }),
        tap((search) => this.applySearch(search)),
      ),
    );
  }

  get layout(): string {
    return this.shown(this.view.view.layout);
  }

  /** The API filter of the view, without conditions on missing fields, with the locked one; null for none. */
  get filter(): Filter | null {
    const own = requestFilter(this.schema.schema, this.collection, this.view.view.filters);
    return allFilters(this.lockedFilter, own);
  }

  /** Called on every keystroke; throttled. */
  search(text: string): void {
    this.searchInput$.next(text);
  }

  /** Clears the search and all filters that are not locked. */
  clearFilters(): void {
    this.search('');
    this.view.change({ search: '', filters: clearFilters(this.view.view.filters) });
  }

  /** Merges into the layout query of the current layout. */
  changeQuery(change: JsonObject): void {
    this.view.changeQuery(this.layout, change);
  }

  /** Merges into the layout options of the current layout. */
  changeOptions(change: JsonObject): void {
    this.view.changeOptions(this.layout, change);
  }

  /** Sets values that the layout needs for its query and that are not saved. */
  setTransient(change: JsonObject): void {
    this.transient.next({ ...this.transient.value, ...change });
  }

  /** Applies a pending search text first. */
  dispose(): void {
    this.searches.dispose();
    if (this.pendingSearch !== null) this.applySearch(this.pendingSearch);
    this.list.dispose();
    this.widths.dispose();
    this.backgroundExport.dispose();
    this.view.dispose();
  }

  /** Added to what the layout requests, so that no layout can leave it out. */
  private withinLock(query: ItemsQuery | null): ItemsQuery | null {
    const filter = query === null ? null : allFilters(this.lockedFilter, query.filter ?? null);
    return query === null || filter === null ? query : { ...query, filter };
  }

  private applySearch(search: string): void {
    this.pendingSearch = null;
    if (search !== this.view.view.search) this.view.change({ search });
  }

  /** Cached, because a thousand items may be selected at once. */
  private keyOfText(text: string): PrimaryKey | null {
    const { primaryKey, list } = this;
    if (primaryKey === null) return null;
    if (this.keysByText.items !== list.items) {
      const keys = list.items.map((item) => keyOf(item, primaryKey));
      this.keysByText = { items: list.items, keys: new Map(keys.map((key) => [String(key), key])) };
    }
    return this.keysByText.keys.get(text) ?? null;
  }
}
