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
import { standingFilters, toApiFilter, type Filter } from '../../domain/filters';
import { keyOf, type Item, type PrimaryKey } from '../../domain/items';
import type { Looking, View, ViewRequest } from '../../domain/presets';
import { SEARCH_THROTTLE, type ItemsQuery } from '../../domain/query';
import { fieldOf, primaryKeyOf } from '../../domain/schema';
import { isNumeric } from '../../domain/values';
import { Effect, type JsonObject } from '../../kernel';
import type { Clock } from '../../ports/clock';
import type { ItemsGateway } from '../../ports/items-gateway';
import { KeptExport } from '../exchange';
import type { CollectionView } from '../presets';
import type { SchemaStore } from '../schema';
import { ColumnWidths } from './column-widths';
import { ItemList } from './item-list';
import { Selection } from './selection';

/** The layouts there are. */
export interface KnownLayouts {
  /** The layout a view is shown in: the one it names, or another one where there is none of that name. */
  shown(layout: string): string;
  /** How a layout asks for its items. */
  requestOf(layout: string): ViewRequest;
  /** Emits, at once too, whenever there are more of them. */
  readonly changes$: Observable<unknown>;
}

/** What browsing takes from its surroundings. */
export interface BrowseParts {
  readonly gateway: ItemsGateway;
  readonly clock: Clock;
  readonly schema: SchemaStore;
  readonly layouts: KnownLayouts;
}

/** A collection being browsed: the view somebody has of it, the items this brings, and those that are selected. */
export class Browse {
  private readonly passing = new BehaviorSubject<JsonObject>({});
  private readonly typed$ = new Subject<string>();
  /** What was typed and has not had its turn; null for nothing. */
  private waiting: string | null = null;
  private readonly searches: Effect;
  private readonly shown: KnownLayouts['shown'];
  private named: { readonly items: readonly Item[]; readonly keys: ReadonlyMap<string, PrimaryKey | null> } = {
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
  readonly exported = new KeptExport();

  constructor(
    { gateway, clock, schema, layouts }: BrowseParts,
    readonly view: CollectionView,
  ) {
    const { collection } = view.place;
    this.collection = collection;
    this.schema = schema;
    this.primaryKey = primaryKeyOf(schema.schema, collection)?.field ?? null;
    this.view$ = view.view$;
    this.layout$ = combineLatest([view.view$, layouts.changes$]).pipe(
      map(([{ layout }]) => layouts.shown(layout)),
      distinctUntilChanged(),
    );
    const query$ = combineLatest([schema.schema$, view.view$, this.passing, this.layout$, layouts.changes$]).pipe(
      map(([model, shown, passing, layout]): ItemsQuery | null => {
        const filter = toApiFilter(standingFilters(model, collection, shown.filters));
        const looking: Looking = { schema: model, collection, view: shown, filter, passing };
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
    this.selection = new Selection((text) => this.keyNamed(text));
    this.widths = new ColumnWidths(view, clock);
    this.searches = new Effect(
      merge(this.typed$, view.replaced$.pipe(map(({ search }) => search))).pipe(
        tap((search) => (this.waiting = search)),
        throttle(() => clock.after(SEARCH_THROTTLE), { leading: true, trailing: true }),
        tap((search) => this.seek(search)),
      ),
    );
  }

  get layout(): string {
    return this.shown(this.view.view.layout);
  }

  /** What the filters of the view come to, those on fields that are not there left out; null for everything. */
  get filter(): Filter | null {
    return toApiFilter(standingFilters(this.schema.schema, this.collection, this.view.view.filters));
  }

  /** What stands in the search box, at every keystroke. */
  search(text: string): void {
    this.typed$.next(text);
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
  pass(change: JsonObject): void {
    this.passing.next({ ...this.passing.value, ...change });
  }

  /** What was typed last counts, though its turn has not come. */
  dispose(): void {
    this.searches.dispose();
    if (this.waiting !== null) this.seek(this.waiting);
    this.list.dispose();
    this.widths.dispose();
    this.exported.dispose();
    this.view.dispose();
  }

  private seek(search: string): void {
    this.waiting = null;
    if (search !== this.view.view.search) this.view.change({ search });
  }

  /** Looked up, for a thousand may be chosen at once. */
  private keyNamed(text: string): PrimaryKey | null {
    const { primaryKey, list } = this;
    if (primaryKey === null) return null;
    if (this.named.items !== list.items) {
      const keys = list.items.map((item) => keyOf(item, primaryKey));
      this.named = { items: list.items, keys: new Map(keys.map((key) => [String(key), key])) };
    }
    return this.named.keys.get(text) ?? null;
  }
}
