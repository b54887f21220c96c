import { map, type Observable, of, Subject, switchMap, tap } from 'rxjs';
import { BatchEdit, type ListSession } from '../../../application/browse';
import type { ItemDependencies } from '../../../application/dependencies';
import type { DraftJournal } from '../../../application/recovery';
import type { PrimaryKey } from '../../../domain/items';
import { StateValue } from '../../../kernel';
import { ItemDependenciesService, DraftJournalService, viewModel } from '../../../kit';
import type { BatchEditTarget } from '../route-target.rules';

/** Selects the items named by the URL, so that the drawer can open. */
export class BatchEditFromUrlViewModel {
  private readonly orders$ = new Subject<void>();
  private readonly selected: StateValue<boolean | null>;
  /** True when they are selected, false when there are none; null before. */
  readonly selected$: Observable<boolean | null>;

  constructor(
    private readonly browse: ListSession,
    private readonly unfinished: Pick<DraftJournal, 'entries'>,
    private readonly wanted: BatchEditTarget,
  ) {
    const keys$ = this.orders$.pipe(
      switchMap(() => this.keys()),
      tap((keys) => {
        if (keys.length > 0) browse.selection.selectKeys(keys);
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

  /** The journal entry may be gone or belong to another collection. */
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

export const batchEditFromUrlViewModel = viewModel(
  [DraftJournalService],
  (unfinished) => (browse: ListSession, wanted: BatchEditTarget) =>
    new BatchEditFromUrlViewModel(browse, unfinished, wanted),
);

/** The batch edit drawer. */
export class BatchEditViewModel {
  private readonly saves = new Subject<void>();
  /** The number of items when the drawer opens. */
  readonly count: number;
  readonly edit: BatchEdit;
  readonly saved$ = this.saves.asObservable();

  constructor(browse: ListSession, parts: ItemDependencies) {
    this.count = browse.selection.keys.length;
    this.edit = new BatchEdit(browse, parts, () => this.saves.next());
  }

  dispose(): void {
    this.edit.dispose();
  }
}

export const batchEditViewModel = viewModel(
  [ItemDependenciesService],
  (parts) => (browse: ListSession) => new BatchEditViewModel(browse, parts),
);
