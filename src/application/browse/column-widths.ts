import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  map,
  Subject,
  switchMap,
  tap,
  type Observable,
} from 'rxjs';
import { COLUMN_WIDTH_DELAY, decodeTableOptions } from '../../domain/query';
import { Effect, StateValue } from '../../kernel';
import type { Clock } from '../../ports/clock';
import type { CollectionView } from '../presets';

type Widths = ReadonlyMap<string, number>;

const NONE: Widths = new Map();

/** How wide a table's columns are, in px by field. Shown at once while somebody drags, kept in the view after 350 ms of rest. */
export class ColumnWidths {
  private readonly changed = new BehaviorSubject<Widths | null>(null);
  private readonly moved$ = new Subject<void>();
  private readonly live: StateValue<Widths>;
  private readonly work: Effect;
  readonly widths$: Observable<Widths>;

  constructor(
    private readonly view: CollectionView,
    clock: Clock,
  ) {
    const kept$ = view.view$.pipe(
      map(({ layout_options }) => layout_options),
      distinctUntilChanged(),
      map((options) => decodeTableOptions(options).widths),
    );
    this.live = new StateValue<Widths>(
      NONE,
      combineLatest([kept$, this.changed]).pipe(map(([kept, changed]) => changed ?? kept)),
    );
    this.widths$ = this.live.value$.pipe(distinctUntilChanged());
    this.work = new Effect(
      this.moved$.pipe(
        switchMap(() => clock.after(COLUMN_WIDTH_DELAY)),
        tap(() => this.keep()),
      ),
    );
  }

  /** Null gives the column the usual width. */
  set(path: string, width: number | null): void {
    const widths = new Map(this.live.value);
    if (width === null) widths.delete(path);
    else widths.set(path, width);
    this.changed.next(widths);
    this.moved$.next();
  }

  dispose(): void {
    this.keep();
    this.work.dispose();
    this.live.dispose();
  }

  private keep(): void {
    const widths = this.changed.value;
    if (widths === null) return;
    this.view.changeOptions('tabular', { widths: Object.fromEntries(widths) });
    this.changed.next(null);
  }
}
