import { BehaviorSubject, concatMap, map, of, range, Subject, switchMap, type Observable } from 'rxjs';
import { isFit, type PreparedRow } from '../../domain/exchange';
import { Effect } from '../../kernel';
import type { Clock } from '../../ports/clock';

/** How many rows have been looked at, and how many of them would not go in. */
export interface CheckedRows {
  readonly checked: number;
  readonly wrong: number;
  /** The first of those; null while there is none. */
  readonly first: PreparedRow | null;
}

/** Rows to be looked at. */
export interface RowsToCheck {
  readonly count: number;
  readonly prepare: (index: number) => PreparedRow;
  /** A row with a key may be an item that is there, and is then changed. */
  readonly updates: boolean;
}

/** Rows looked at before the page takes a breath. */
const PIECE = 1_000;

const unchecked: CheckedRows = { checked: 0, wrong: 0, first: null };

/** Looks at rows before any of them is sent: in pieces, so that the page stays awake over a hundred thousand. */
export class RowsCheck {
  private readonly checks = new BehaviorSubject<CheckedRows>(unchecked);
  private readonly orders$ = new Subject<RowsToCheck | null>();
  private readonly work: Effect;
  readonly checks$: Observable<CheckedRows> = this.checks.asObservable();

  constructor(private readonly clock: Clock) {
    this.work = new Effect(this.orders$.pipe(switchMap((order) => (order === null ? of(null) : this.check(order)))));
  }

  /** Begins with the first row; what was being looked at is given up. */
  start(order: RowsToCheck): void {
    this.checks.next(unchecked);
    this.orders$.next(order);
  }

  stop(): void {
    this.orders$.next(null);
  }

  dispose(): void {
    this.work.dispose();
  }

  private check({ count, prepare, updates }: RowsToCheck): Observable<unknown> {
    return range(0, Math.ceil(count / PIECE)).pipe(
      concatMap((piece) => this.clock.after(0).pipe(map(() => piece * PIECE))),
      map((from) => {
        const to = Math.min(from + PIECE, count);
        let { wrong, first } = this.checks.value;
        for (let index = from; index < to; index += 1) {
          const row = prepare(index);
          if (isFit(row, updates && row.key !== null)) continue;
          wrong += 1;
          first ??= row;
        }
        this.checks.next({ checked: to, wrong, first });
      }),
    );
  }
}
