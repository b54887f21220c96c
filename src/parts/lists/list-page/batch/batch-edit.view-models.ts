import { map, type Observable, of, Subject, switchMap, tap } from 'rxjs';
import { BatchEdit, type BatchEditDependencies, type ListSession } from '../../../../application/browse';
import { itemDependencies } from '../../../../application/dependencies';
import { DraftJournal } from '../../../../application/recovery';
import type { PrimaryKey } from '../../../../domain/items';
import { StateValue } from '../../../../kernel';
import { type TextKey, viewModel } from '../../../../kit';
import type { BatchEditTarget } from './batch-edit-target.rules';
import { NO_RISKS, type WriteRisks } from './write-risks';

/** Selects the items named by the URL, so that the drawer can open. */
export class BatchEditFromUrlViewModel {
  private readonly orders$ = new Subject<void>();
  private readonly selected: StateValue<boolean | null>;
  /** True when they are selected, false when there are none; null before. */
  readonly selected$: Observable<boolean | null>;

  constructor(
    private readonly browse: ListSession,
    private readonly drafts: Pick<DraftJournal, 'entries'>,
    private readonly target: BatchEditTarget,
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
    const { browse, drafts, target } = this;
    if (target.kind === 'keys') return of(target.keys);
    return drafts.entries().pipe(
      map((entries) => {
        const place = entries.find(({ id }) => id === target.entry)?.place;
        return place?.kind === 'several' && place.collection === browse.collection ? place.keys : [];
      }),
    );
  }
}

export const batchEditFromUrlViewModel = viewModel(
  [DraftJournal],
  (drafts) => (browse: ListSession, target: BatchEditTarget) => new BatchEditFromUrlViewModel(browse, drafts, target),
);

/** The batch edit drawer. */
export class BatchEditViewModel {
  private readonly saves = new Subject<void>();
  private readonly questions$ = new Subject<Observable<readonly TextKey[]>>();
  private readonly risks: StateValue<readonly TextKey[]>;
  /** The number of items when the drawer opens. */
  readonly count: number;
  readonly edit: BatchEdit;
  readonly saved$ = this.saves.asObservable();
  /** What the user has to confirm before the values are written; empty for nothing. */
  readonly risks$: Observable<readonly TextKey[]>;

  constructor(
    private readonly browse: ListSession,
    dependencies: BatchEditDependencies,
    private readonly writeRisks: WriteRisks = NO_RISKS,
  ) {
    this.count = browse.selection.keys.length;
    this.edit = new BatchEdit(browse, dependencies, () => this.saves.next());
    this.risks = new StateValue<readonly TextKey[]>([], this.questions$.pipe(switchMap((risks$) => risks$)));
    this.risks$ = this.risks.value$;
  }

  /** Writes the values, unless there are risks to confirm first: the view executes the edit then. */
  save(): void {
    const risks$ = this.writeRisks.risksOf(this.browse.selection.keys, { kind: 'edit', edits: this.edit.payload });
    this.questions$.next(
      risks$.pipe(
        tap((risks) => {
          if (risks.length === 0) this.edit.execute();
        }),
      ),
    );
  }

  dismissRisks(): void {
    this.questions$.next(of([]));
  }

  dispose(): void {
    this.risks.dispose();
    this.edit.dispose();
  }
}

export const batchEditViewModel = viewModel(
  [itemDependencies('items', 'access', 'notifications', 'schema', 'unsaved', 'drafts', 'clock')],
  (dependencies) => (browse: ListSession, risks?: WriteRisks) => new BatchEditViewModel(browse, dependencies, risks),
);
