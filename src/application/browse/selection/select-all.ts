import { isLeft } from 'fp-ts/Either';
import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  expand,
  map,
  merge,
  of,
  skip,
  Subject,
  switchMap,
  tap,
  type Observable,
} from 'rxjs';
import { keyOf, type PrimaryKey } from '../../../domain/items';
import { isSameResultSet, strictSort, type ItemsQuery } from '../../../domain/query';
import { Effect, StateValue, valueOf, type Operation } from '../../../kernel';
import type { ItemDependencies } from '../../dependencies';
import type { ListSession } from '../list/list-session';

/** The most items that can be selected. */
export const MAX_SELECTED = 10_000;

const PAGE_SIZE = 1_000;

export type SelectAllDenial = 'no_primary_key' | 'work_under_way' | 'loading' | 'items_not_counted';

/** Null while no keys are loading. */
export interface SelectAllProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * Selects the items of all pages that match the filters, in list order, up to 10,000. A change of filters or search
 * cancels it.
 */
export class SelectAll implements Operation<SelectAllDenial> {
  private readonly progress = new BehaviorSubject<SelectAllProgress | null>(null);
  private readonly starts$ = new Subject<boolean>();
  private readonly collecting: Effect;
  private readonly denial: StateValue<SelectAllDenial | false>;
  private foundCount = 0;
  readonly denied$: Observable<SelectAllDenial | false>;
  readonly progress$: Observable<SelectAllProgress | null> = this.progress.asObservable();

  constructor(
    private readonly browse: ListSession,
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'notifications'>,
  ) {
    this.denial = new StateValue<SelectAllDenial | false>(
      'loading',
      combineLatest([this.progress, browse.list.counts$]).pipe(
        map(([progress, counts]) => {
          this.foundCount = valueOf(counts)?.filter_count ?? 0;
          if (browse.primaryKey === null) return 'no_primary_key';
          if (progress !== null) return 'work_under_way';
          if (valueOf(counts) !== null) return false;
          return counts.kind === 'failed' ? 'items_not_counted' : 'loading';
        }),
      ),
    );
    this.denied$ = this.denial.value$;
    const outdated$ = browse.list.query$.pipe(
      distinctUntilChanged((one, other) => isSameResultSet(one ?? {}, other ?? {})),
      skip(1),
      map(() => false),
    );
    this.collecting = new Effect(
      merge(this.starts$, outdated$).pipe(
        switchMap((begins) => (begins ? this.collect() : of(this.progress.next(null)))),
      ),
    );
  }

  execute(): void {
    if (this.denial.value === false) this.starts$.next(true);
  }

  /** Cancels; the selection stays as it was. */
  stop(): void {
    this.starts$.next(false);
  }

  dispose(): void {
    this.collecting.dispose();
    this.denial.dispose();
  }

  private collect(): Observable<unknown> {
    const total = Math.min(this.foundCount, MAX_SELECTED);
    const key = this.browse.primaryKey ?? '';
    const { filter, search, sort = [] } = this.browse.list.query ?? {};
    const query = {
      fields: [key],
      limit: PAGE_SIZE,
      sort: strictSort(sort, key),
      ...(filter && { filter }),
      ...(search && { search }),
    };
    this.progress.next({ done: 0, total });
    return this.keysOf(query, 1, []).pipe(
      expand(({ page, keys, more }) => {
        if (more) this.progress.next({ done: keys.length, total: Math.max(total, keys.length) });
        return more ? this.keysOf(query, page + 1, keys) : EMPTY;
      }),
      tap(({ keys, more, failed }) => {
        if (more) return;
        this.progress.next(null);
        if (!failed) this.browse.selection.selectKeys(keys.slice(0, MAX_SELECTED));
      }),
    );
  }

  private keysOf(query: ItemsQuery, page: number, before: readonly PrimaryKey[]) {
    return this.dependencies.items.list(this.browse.collection, { ...query, page }).pipe(
      map((result) => {
        if (isLeft(result)) {
          this.dependencies.notifications.showFailure(result.left);
          return { page, keys: before, more: false, failed: true };
        }
        const keys = [...before, ...result.right.flatMap((item) => keyOf(item, this.browse.primaryKey ?? '') ?? [])];
        return { page, keys, more: result.right.length === PAGE_SIZE && keys.length < MAX_SELECTED, failed: false };
      }),
    );
  }
}
