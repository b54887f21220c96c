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
import { COLUMN_WIDTH_DELAY_MS, decodeTableOptions } from '../../../domain/query';
import { Effect, StateValue } from '../../../kernel';
import type { Clock } from '../../../ports/environment/clock';
import type { CollectionView } from '../../presets';

type Widths = ReadonlyMap<string, number>;

const NONE: Widths = new Map();

/**
 * Column widths of a table, in px by field. Emitted at once while dragging, saved in the view after 350 ms without a
 * change.
 */
export class ColumnWidths {
  private readonly draft = new BehaviorSubject<Widths | null>(null);
  private readonly dragged$ = new Subject<void>();
  private readonly state: StateValue<Widths>;
  private readonly work: Effect;
  readonly widths$: Observable<Widths>;

  constructor(
    private readonly view: CollectionView,
    clock: Clock,
  ) {
    const saved$ = view.view$.pipe(
      map(({ layout_options }) => layout_options),
      distinctUntilChanged(),
      map((options) => decodeTableOptions(options).widths),
    );
    this.state = new StateValue<Widths>(
      NONE,
      combineLatest([saved$, this.draft]).pipe(map(([saved, changed]) => changed ?? saved)),
    );
    this.widths$ = this.state.value$.pipe(distinctUntilChanged());
    this.work = new Effect(
      this.dragged$.pipe(
        switchMap(() => clock.after(COLUMN_WIDTH_DELAY_MS)),
        tap(() => this.save()),
      ),
    );
  }

  /** Null restores the default width. */
  set(path: string, width: number | null): void {
    const widths = new Map(this.state.value);
    if (width === null) widths.delete(path);
    else widths.set(path, width);
    this.draft.next(widths);
    this.dragged$.next();
  }

  dispose(): void {
    this.save();
    this.work.dispose();
    this.state.dispose();
  }

  private save(): void {
    const widths = this.draft.value;
    if (widths === null) return;
    this.view.changeOptions('tabular', { widths: Object.fromEntries(widths) });
    this.draft.next(null);
  }
}
