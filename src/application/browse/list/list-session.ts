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
import { applicableFilters, toApiFilter, type Filter } from '../../../domain/filters';
import { keyOf, type Item, type PrimaryKey } from '../../../domain/items';
import type { ViewContext, View, ViewRequest } from '../../../domain/presets';
import { SEARCH_THROTTLE_MS, type ItemsQuery } from '../../../domain/query';
import { fieldOf, primaryKeyOf } from '../../../domain/schema';
import { isNumeric } from '../../../domain/values';
import { Effect, type JsonObject } from '../../../kernel';
import type { Clock } from '../../../ports/clock';
import type { ItemsGateway } from '../../../ports/items-gateway';
import { BackgroundExport } from '../../import-export';
import type { CollectionView } from '../../presets';
import type { SchemaStore } from '../../schema';
import { ColumnWidths } from './column-widths';
import { ItemList } from './item-list';
import { Selection } from '../selection/selection';

/** The layouts there are. */
export interface LayoutResolver {
  /** The layout a view is shown in: the one it names, or another one where there is none of that name. */
  shown(layout: string): string;
  /** How a layout asks for its items. */
  requestOf(layout: string): ViewRequest;
  /** Emits, at once too, whenever there are more of them. */
  readonly changes$: Observable<unknown>;
}

/** What browsing takes from its surroundings. */
export interface ListSessionDependencies {
  readonly gateway: ItemsGateway;
  readonly clock: Clock;
  readonly schema: SchemaStore;
  readonly layouts: LayoutResolver;
}

/** A collection being browsed: the view somebody has of it, the items this brings, and those that are selected. */
export class ListSession {
  private readonly transient = new BehaviorSubject<JsonObject>({});
  private readonly searchInput$ = new Subject<string>();
  /** What was typed and has not had its turn; null for nothing. */
  private pendingSearch: string | null = null;
  private readonly searches: Effect;
  private readonly shown: LayoutResolver['shown'];
  private keysByText: { readonly items: readonly Item[]; readonly keys: ReadonlyMap<string, PrimaryKey | null> } = {
    items: [],
    keys: new Map(),
  };
  private readonly schema: SchemaStore;
  readonly collection: string;
  /** The field that has the key; null for a collection without one. */
  readonly primaryKey: string | null;
  readonly view$: Observable<View>;
  /** The layout that is shown, which is another one than the view names where that one is not there. */
  readonly layout$: Observable<string>;
  readonly list: ItemList;
  readonly selection: Selection;
  readonly widths: ColumnWidths;
  /** The file that is being made of it, which may take longer than anybody looks. */
  readonly backgroundExport = new BackgroundExport();

  constructor(
    { gateway, clock, schema, layouts }: ListSessionDependencies,
    readonly view: CollectionView,
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
      map(([model, shown, passing, layout]): ItemsQuery | null => {
        const filter = toApiFilter(applicableFilters(model, collection, shown.filters));
        const looking: ViewContext = { schema: model, collection, view: shown, filter, transient: passing };
        return layouts.requestOf(layout)(looking);
      }),
    );
    this.shown = layouts.shown;
    const isNumber = (field: string): boolean => isNumeric(fieldOf(schema.schema, collection, field)?.type ?? 'string');
    this.list = new ItemList(
      gateway,
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

  /** What the filters of the view come to, those on fields that are not there left out; null for everything. */
  get filter(): Filter | null {
    return toApiFilter(applicableFilters(this.schema.schema, this.collection, this.view.view.filters));
  }

  /** What stands in the search box, at every keystroke. */
  search(text: string): void {
    this.searchInput$.next(text);
  }

  /** Some of what the layout that is shown asks for. */
  changeQuery(change: JsonObject): void {
    this.view.changeQuery(this.layout, change);
  }

  /** Some of how the layout that is shown looks. */
  changeOptions(change: JsonObject): void {
    this.view.changeOptions(this.layout, change);
  }

  /** What the layout has to know for its request and nobody keeps. */
  setTransient(change: JsonObject): void {
    this.transient.next({ ...this.transient.value, ...change });
  }

  /** What was typed last counts, though its turn has not come. */
  dispose(): void {
    this.searches.dispose();
    if (this.pendingSearch !== null) this.applySearch(this.pendingSearch);
    this.list.dispose();
    this.widths.dispose();
    this.backgroundExport.dispose();
    this.view.dispose();
  }

  private applySearch(search: string): void {
    this.pendingSearch = null;
    if (search !== this.view.view.search) this.view.change({ search });
  }

  /** Looked up, for a thousand may be chosen at once. */
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
