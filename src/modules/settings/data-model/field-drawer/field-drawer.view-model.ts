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
import { type DirtyWatch, UnsavedChanges } from '../../../../application/unsaved-changes';
import { nextTab } from '../../../../domain/data-model';
import type { WizardTab } from '../../../../domain/relations';
import { Effect } from '../../../../kernel';
import { Form, viewModel } from '../../../../kit';

/** Asks for the value of the items that are empty. */
export interface NullsQuestion extends Pick<ReplaceNulls, 'count$'> {
  readonly form: Form<{ readonly value: string }, void>;
  dispose(): void;
}

const nullsQuestion = (replacement: ReplaceNulls): NullsQuestion => {
  const form = new Form<{ readonly value: string }, void>({
    initial: { value: '' },
    validate: ({ value }) => ({ value: value === '' ? { key: 'nulls_value_missing' } : null }),
    submit: ({ value }) => replacement.attempt(value),
  });
  return { count$: replacement.count$, form, dispose: () => [form, replacement].forEach((each) => each.dispose()) };
};

/** The drawer of a field: its setup, the open tab, and the question about empty items. */
export class FieldDrawerViewModel {
  private readonly tab = new BehaviorSubject<WizardTab>('schema');
  private readonly nulls = new BehaviorSubject<NullsQuestion | null>(null);
  private readonly work: Effect;
  private readonly dirtyWatch: DirtyWatch;
  readonly tab$: Observable<WizardTab> = this.tab.asObservable();
  /** Asks for a value for the items that a column which is not nullable cannot take; null without such a refusal. */
  readonly nulls$: Observable<NullsQuestion | null> = this.nulls.asObservable();

  constructor(
    readonly session: FieldSetupSession,
    createReplacement: (place: { readonly collection: string; readonly field: string }) => ReplaceNulls,
    notifications: Pick<Notifications, 'showNamed'>,
    unsaved: Pick<UnsavedChanges, 'watch'>,
  ) {
    const { collection } = session.place;
    this.dirtyWatch = unsaved.watch(session.dirty$, () => session.target);
    this.work = new Effect(
      session.failure$.pipe(
        tap((failure) => {
          if (failure !== null && containsNulls(failure))
            this.nulls.next(nullsQuestion(createReplacement({ collection, field: session.setup.field })));
        }),
        switchMap(() => this.nulls),
        switchMap((question) =>
          question === null
            ? EMPTY
            : question.form.done$.pipe(
                tap(() => {
                  this.closeNulls();
                  session.execute();
                }),
                finalize(() => question.dispose()),
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
    [this.work, this.dirtyWatch].forEach((each) => each.dispose());
    this.nulls.value?.dispose();
    this.session.dispose();
  }
}

export const fieldDrawerViewModel = viewModel(
  [modelDependencies, itemDependencies('drafts'), Notifications, UnsavedChanges],
  (model, { drafts }, notifications, unsaved) =>
    (place: FieldSetupPlace) =>
      new FieldDrawerViewModel(
        new FieldSetupSession(place, { ...model, drafts }),
        (nulls) => new ReplaceNulls(nulls, model),
        notifications,
        unsaved,
      ),
);
