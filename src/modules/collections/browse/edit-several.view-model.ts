import { map, of, Subject, switchMap, tap, type Observable } from 'rxjs';
import type { ListSession } from '../../../application/browse';
import type { UnfinishedWork } from '../../../application/recovery';
import type { PrimaryKey } from '../../../domain/items';
import { StateValue } from '../../../kernel';
import { UnfinishedWorkService, viewModel } from '../../../kit';
import type { SeveralWanted } from '../route-target.rules';

/** Items that are wanted edited at once: selects them, so that their drawer can be opened. */
export class EditSeveralViewModel {
  private readonly orders$ = new Subject<void>();
  private readonly selected: StateValue<boolean | null>;
  /** True once they are, false where nothing is left of what was wanted; null before anybody knows. */
  readonly selected$: Observable<boolean | null>;

  constructor(
    private readonly browse: ListSession,
    private readonly unfinished: Pick<UnfinishedWork, 'entries'>,
    private readonly wanted: SeveralWanted,
  ) {
    const keys$ = this.orders$.pipe(
      switchMap(() => this.keys()),
      tap((keys) => {
        if (keys.length > 0) browse.selection.chooseKeys(keys);
      }),
    );
    this.selected = new StateValue<boolean | null>(null, keys$.pipe(map((keys) => keys.length > 0)));
    this.selected$ = this.selected.value$;
  }

  execute(): void {
    this.orders$.next();
  }

  dispose(): void {
    this.selected.dispose();
  }

  /** An entry may be gone, or tell of something else. */
  private keys(): Observable<readonly PrimaryKey[]> {
    const { browse, unfinished, wanted } = this;
    if (wanted.kind === 'keys') return of(wanted.keys);
    return unfinished.entries().pipe(
      map((entries) => {
        const place = entries.find(({ id }) => id === wanted.entry)?.place;
        return place?.kind === 'several' && place.collection === browse.collection ? place.keys : [];
      }),
    );
  }
}

export const editSeveralViewModel = viewModel(
  [UnfinishedWorkService],
  (unfinished) => (browse: ListSession, wanted: SeveralWanted) => new EditSeveralViewModel(browse, unfinished, wanted),
);
