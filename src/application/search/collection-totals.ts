import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, EMPTY, type Observable, Subject, switchMap, tap } from 'rxjs';
import { Effect } from '../../kernel';
import type { ItemDependencies } from '../dependencies';

/** Debounce while the user types. */
const DELAY_MS = 250;

/** The number of items of the collections asked for, one at a time. Each is requested once; a failure is not shown. */
export class CollectionTotals {
  private readonly totals = new BehaviorSubject<ReadonlyMap<string, number>>(new Map());
  private readonly requests$ = new Subject<string | null>();
  private readonly work: Effect;
  readonly totals$: Observable<ReadonlyMap<string, number>> = this.totals.asObservable();

  constructor(private readonly dependencies: Pick<ItemDependencies, 'items' | 'clock'>) {
    this.work = new Effect(this.requests$.pipe(switchMap((collection) => this.load(collection))));
  }

  /** Cancels the previous request; null requests nothing. */
  request(collection: string | null): void {
    this.requests$.next(collection);
  }

  dispose(): void {
    this.work.dispose();
  }

  private load(collection: string | null): Observable<unknown> {
    if (collection === null || this.totals.value.has(collection)) return EMPTY;
    return this.dependencies.clock.after(DELAY_MS).pipe(
      switchMap(() => this.dependencies.items.total(collection)),
      tap((result) => {
        if (!isLeft(result)) this.totals.next(new Map([...this.totals.value, [collection, result.right]]));
      }),
    );
  }
}
