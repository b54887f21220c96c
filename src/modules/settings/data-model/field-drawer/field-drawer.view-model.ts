import { BehaviorSubject, EMPTY, finalize, type Observable, switchMap, tap } from 'rxjs';
import {
  containsNulls,
  FieldSetupSession,
  type FieldSetupPlace,
  modelDependencies,
  ReplaceNulls,
} from '../../../../application/data-model';
import { itemDependencies } from '../../../../application/dependencies';
import { Notifications } from '../../../../application/notifications';
import { nextTab } from '../../../../domain/data-model';
import type { WizardTab } from '../../../../domain/relations';
import { Effect } from '../../../../kernel';
import { viewModel } from '../../../../kit';

/** The drawer of a field: its setup, the open tab, and the question about empty items. */
export class FieldDrawerViewModel {
  private readonly tab = new BehaviorSubject<WizardTab>('schema');
  private readonly nulls = new BehaviorSubject<ReplaceNulls | null>(null);
  private readonly work: Effect;
  readonly tab$: Observable<WizardTab> = this.tab.asObservable();
  /** Asks for a value for the items that a column which is not nullable cannot take; null without such a refusal. */
  readonly nulls$: Observable<ReplaceNulls | null> = this.nulls.asObservable();

  constructor(
    readonly session: FieldSetupSession,
    createReplacement: (place: { readonly collection: string; readonly field: string }) => ReplaceNulls,
    notifications: Pick<Notifications, 'showNamed'>,
  ) {
    const { collection } = session.place;
    this.work = new Effect(
      session.failure$.pipe(
        tap((failure) => {
          if (failure !== null && containsNulls(failure))
            this.nulls.next(createReplacement({ collection, field: session.setup.field }));
        }),
        switchMap(() => this.nulls),
        switchMap((replacing) =>
          replacing === null
            ? EMPTY
            : replacing.done$.pipe(
                tap(() => {
                  this.closeNulls();
                  session.execute();
                }),
                finalize(() => replacing.dispose()),
              ),
        ),
      ),
    );
    this.done$ = session.done$.pipe(tap((name) => notifications.showNamed('field_saved', () => name)));
  }

  /** Emits the name of the field once all is saved. */
  readonly done$: Observable<string>;

  open(tab: WizardTab): void {
    this.tab.next(tab);
  }

  /** Opens the next tab; nothing on the last one, and while the next one is denied. */
  goOn(): void {
    const next = nextTab(this.session.setup, this.tab.value);
    if (next !== null) this.tab.next(next);
  }

  closeNulls(): void {
    this.nulls.next(null);
  }

  dispose(): void {
    this.work.dispose();
    this.nulls.value?.dispose();
    this.session.dispose();
  }
}

export const fieldDrawerViewModel = viewModel(
  [modelDependencies, itemDependencies('drafts'), Notifications],
  (model, { drafts }, notifications) =>
    (place: FieldSetupPlace) =>
      new FieldDrawerViewModel(
        new FieldSetupSession(place, { ...model, drafts }),
        (nulls) => new ReplaceNulls(nulls, model),
        notifications,
      ),
);
