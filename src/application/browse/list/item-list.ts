import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, distinctUntilChanged, merge, of, Subject, switchMap, tap, type Observable } from 'rxjs';
import type { Item } from '../../../domain/items';
import { isSameResultSet, LOADING_DELAY_MS, sortItems, type ItemCounts, type ItemsQuery } from '../../../domain/query';
import { equals, failed, idle, Effect, loading, ready, valueOf, type Json, type RemoteData } from '../../../kernel';
import type { Clock } from '../../../ports/environment/clock';
import type { ListGateway } from './count-within';

const withoutMembers = (query: ItemsQuery, without: readonly (keyof ItemsQuery)[]): Json =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !without.includes(name as keyof ItemsQuery))) as Json;

/** The single sort field, if the items contain it; null for paths and for several sort fields. */
const clientSortField = ({ sort = [], fields = [] }: ItemsQuery): string | null => {
  const [only, ...others] = sort;
  return only !== undefined && others.length === 0 && fields.includes(only.replace(/^-/, '')) ? only : null;
};

/** The items and counts of a query. A new query cancels the running one. */
export class ItemList {
  private readonly currentQuery = new BehaviorSubject<ItemsQuery | null>(null);
  private readonly pageData = new BehaviorSubject<RemoteData<readonly Item[]>>(idle);
  private readonly countData = new BehaviorSubject<RemoteData<ItemCounts>>(idle);
  private readonly slow = new BehaviorSubject(false);
  private readonly refresh$ = new Subject<void>();
  private readonly fetch$ = new Subject<ItemsQuery | null>();
  private readonly count$ = new Subject<ItemsQuery>();
  /** The query of the last successful count. */
  private countedQuery: ItemsQuery = {};
  private readonly work: Effect;
  /** The current query; null for none. */
  readonly query$: Observable<ItemsQuery | null> = this.currentQuery.asObservable();
  readonly items$: Observable<RemoteData<readonly Item[]>> = this.pageData.asObservable();
  /** After a failure, the previous value belongs to the same filter and search. */
  readonly counts$: Observable<RemoteData<ItemCounts>> = this.countData.asObservable();
  /** True while a request has been running for longer than the loading delay. */
  readonly slow$: Observable<boolean> = this.slow.pipe(distinctUntilChanged());

  constructor(
    private readonly gateway: ListGateway,
    private readonly clock: Clock,
    private readonly collection: string,
    /** Null for a collection without a primary key, whose items cannot be counted. */
    readonly primaryKey: string | null,
    query$: Observable<ItemsQuery | null>,
    /** Called when the requested page is beyond the last one, as after a deletion. Null shows such a page as empty. */
    private readonly onPageBeyondEnd: (() => void) | null = null,
    /** Whether a field is numeric; big numbers arrive as text. */
    private readonly isNumber: (field: string) => boolean = () => false,
  ) {
    this.work = new Effect(
      merge(
        this.fetch$.pipe(switchMap((query) => (query === null ? of(null) : this.fetch(query)))),
        this.count$.pipe(switchMap((query) => this.count(query))),
        query$.pipe(
          distinctUntilChanged((one, other) => equals(one, other)),
          tap((query) => this.applyQuery(query)),
        ),
        this.refresh$.pipe(tap(() => this.reload())),
      ),
    );
  }

  /** The loaded items; empty before the first answer. */
  get items(): readonly Item[] {
    return valueOf(this.pageData.value) ?? [];
  }

  get query(): ItemsQuery | null {
    return this.currentQuery.value;
  }

  refresh(): void {
    this.refresh$.next();
  }

  /** Repeats the count only, as after it failed. */
  recount(): void {
    const { query } = this;
    if (query !== null) this.count$.next(query);
  }

  /**
   * Replaces the shown items after a local change. A running request is repeated, because its answer may be older than
   * the change.
   */
  replace(items: readonly Item[]): void {
    const { kind } = this.pageData.value;
    if (kind === 'ready') this.pageData.next(ready(items));
    else if (kind === 'loading') {
      this.pageData.next(loading(items));
      this.fetch$.next(this.query);
    }
  }

  dispose(): void {
    this.work.dispose();
  }

  /** Sorts a completely loaded list locally; any other change sends a request. */
  private applyQuery(query: ItemsQuery | null): void {
    const before = this.currentQuery.value;
    const { pageData } = this;
    this.currentQuery.next(query);
    if (query === null) {
      pageData.next(idle);
      this.slow.next(false);
      this.fetch$.next(null);
      return;
    }
    const sort = clientSortField(query);
    const onlySort = before !== null && equals(withoutMembers(before, ['sort']), withoutMembers(query, ['sort']));
    if (
      onlySort &&
      sort !== null &&
      pageData.value.kind === 'ready' &&
      (query.page ?? 1) === 1 &&
      (query.limit ?? 0) > pageData.value.value.length
    ) {
      pageData.next(ready(sortItems(pageData.value.value, sort, this.isNumber(sort.replace(/^-/, '')))));
    } else this.fetch$.next(query);
    if (before === null || !isSameResultSet(before, query)) this.count$.next(query);
  }

  private reload(): void {
    const { query } = this;
    if (query === null) return;
    this.fetch$.next(query);
    this.count$.next(query);
  }

  private fetch(query: ItemsQuery): Observable<unknown> {
    const previous = valueOf(this.pageData.value);
    this.pageData.next(loading(previous));
    const call = this.gateway.list(this.collection, query).pipe(
      tap((result) => {
        this.slow.next(false);
        if (isLeft(result)) this.pageData.next(failed(result.left, valueOf(this.pageData.value)));
        else this.show(result.right, query);
      }),
    );
    const patience = this.clock
      .after(LOADING_DELAY_MS)
      .pipe(tap(() => this.slow.next(this.pageData.value.kind === 'loading')));
    return merge(call, patience);
  }

  private show(items: readonly Item[], query: ItemsQuery): void {
    if (items.length === 0 && (query.page ?? 1) > 1 && this.onPageBeyondEnd !== null) this.onPageBeyondEnd();
    else this.pageData.next(ready(items));
  }

  private count(query: ItemsQuery): Observable<unknown> {
    if (this.primaryKey === null) return of(null);
    const { filter, search } = query;
    this.countData.next(loading(valueOf(this.countData.value)));
    const call = this.gateway
      .count(this.collection, { ...(filter && { filter }), ...(search && { search }) }, this.primaryKey)
      .pipe(
        tap((result) => {
          if (isLeft(result)) this.countData.next(failed(result.left, this.lastCountsFor(query)));
          else {
            this.countedQuery = query;
            this.countData.next(ready(result.right));
          }
        }),
      );
    const patience = this.clock.after(LOADING_DELAY_MS).pipe(
      tap(() => {
        if (this.countData.value.kind === 'loading') this.countData.next(loading(this.lastCountsFor(query)));
      }),
    );
    return merge(call, patience);
  }

  /** The last counts, if they belong to the same filter and search; else null. */
  private lastCountsFor(query: ItemsQuery): ItemCounts | null {
    return isSameResultSet(this.countedQuery, query) ? valueOf(this.countData.value) : null;
  }
}
