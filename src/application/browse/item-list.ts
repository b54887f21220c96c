import { BehaviorSubject, distinctUntilChanged, map, merge, of, Subject, switchMap, tap, throttle, type Observable } from 'rxjs';
import type { Item } from '../../domain/items';
import {
  changeTable,
  defaultTableQuery,
  LOADING_DELAY,
  SEARCH_THROTTLE,
  sortItems,
  tableItemsQuery,
  type ItemCounts,
  type TableChange,
  type TableQuery,
} from '../../domain/query';
import { primaryKeyOf, type Schema } from '../../domain/schema';
import { failed, idle, Live, loading, ready, valueOf, type Remote } from '../../kernel';
import type { Clock } from '../../ports/clock';
import type { ItemsGateway } from '../../ports/items-gateway';

const onlySort = (change: TableChange): boolean => Object.keys(change).every((key) => key === 'sort');

/** The items of one collection as a table wants them: page by page, sorted, searched, counted. */
export class ItemList {
  private readonly query: BehaviorSubject<TableQuery>;
  private readonly page = new BehaviorSubject<Remote<readonly Item[]>>(idle);
  private readonly amounts = new BehaviorSubject<Remote<ItemCounts>>(idle);
  private readonly slow = new BehaviorSubject(false);
  private readonly fetch$ = new Subject<void>();
  private readonly count$ = new Subject<void>();
  private readonly typed$ = new Subject<string>();
  private readonly work: Live<unknown>;
  readonly primaryKey: string | null;
  readonly query$: Observable<TableQuery>;
  readonly items$: Observable<Remote<readonly Item[]>> = this.page.asObservable();
  readonly counts$: Observable<Remote<ItemCounts>> = this.amounts.asObservable();
  /** True once a fetch has taken long enough to be worth a word. */
  readonly slow$: Observable<boolean> = this.slow.pipe(distinctUntilChanged());

  constructor(
    private readonly gateway: ItemsGateway,
    private readonly clock: Clock,
    schema: Schema,
    private readonly collection: string,
    initial: Partial<TableQuery> = {},
  ) {
    this.primaryKey = primaryKeyOf(schema, collection)?.field ?? null;
    this.query = new BehaviorSubject({ ...defaultTableQuery(schema, collection), ...initial });
    this.query$ = this.query.asObservable();
    const searches$ = this.typed$.pipe(
      throttle(() => clock.after(SEARCH_THROTTLE), { leading: true, trailing: true }),
      distinctUntilChanged(),
      tap((search) => this.change({ search })),
    );
    this.work = new Live<unknown>(
      null,
      merge(this.fetch$.pipe(switchMap(() => this.fetch())), this.count$.pipe(switchMap(() => this.count())), searches$),
    );
    this.refresh();
  }

  change(change: TableChange): void {
    const next = changeTable(this.query.value, change);
    const items = this.page.value;
    const sortedHere = onlySort(change) && items.kind === 'ready' && this.query.value.limit > items.value.length && next.page === this.query.value.page;
    this.query.next(next);
    if (sortedHere) this.page.next(ready(sortItems(items.value, next.sort)));
    else this.fetch$.next();
    if ('search' in change) this.count$.next();
  }

  /** What stands in the search box, at every keystroke. */
  search(text: string): void {
    this.typed$.next(text);
  }

  refresh(): void {
    this.fetch$.next();
    this.count$.next();
  }

  dispose(): void {
    this.work.dispose();
  }

  private fetch(): Observable<unknown> {
    const previous = valueOf(this.page.value);
    this.page.next(loading(previous));
    const call = this.gateway.list(this.collection, tableItemsQuery(this.query.value, this.primaryKey)).pipe(
      tap((result) => {
        this.slow.next(false);
        if (result._tag === 'Left') this.page.next(failed(result.left, previous));
        else this.show(result.right);
      }),
    );
    const patience = this.clock.after(LOADING_DELAY).pipe(tap(() => this.slow.next(this.page.value.kind === 'loading')));
    return merge(call, patience);
  }

  /** A page beyond the end, as after a deletion, leads back to the first. */
  private show(items: readonly Item[]): void {
    if (items.length === 0 && this.query.value.page > 1) this.change({ page: 1 });
    else this.page.next(ready(items));
  }

  private count(): Observable<unknown> {
    if (this.primaryKey === null) return of(null);
    const { search } = this.query.value;
    const previous = valueOf(this.amounts.value);
    this.amounts.next(loading(previous));
    return this.gateway
      .count(this.collection, search === '' ? {} : { search }, this.primaryKey)
      .pipe(map((result) => this.amounts.next(result._tag === 'Left' ? failed(result.left, previous) : ready(result.right))));
  }
}
