import {
  combineLatest,
  distinctUntilChanged,
  BehaviorSubject,
  map,
  type Observable,
  of,
  switchMap,
  EMPTY,
  tap,
} from 'rxjs';
import { type ModelDependencies, modelDependencies, PlanRun, type PlanStep } from '../../../application/data-model';
import { Notifications } from '../../../application/notifications';
import {
  MAX_DATABASE_NAME,
  type NameFault,
  NEW_COLLECTION,
  newCollectionFaults,
  newCollectionSteps,
  type NewCollection,
} from '../../../domain/data-model';
import { SYSTEM_FIELDS, type SystemField } from '../../../domain/schema';
import { apiFailure, type Call, chainCall, Effect, fail, type Failure } from '../../../kernel';
import { Form, type FormError, type FormErrors, type TextKey, viewModel } from '../../../kit';

/** The values of the drawer: of each system field its name, or null while it is not chosen. */
export type NewCollectionValues = Pick<NewCollection, 'name' | 'key' | 'keyKind' | 'singleton'> &
  Readonly<Record<SystemField, string | null>>;

const NO_SYSTEM_FIELDS = Object.fromEntries(SYSTEM_FIELDS.map((kind) => [kind, null])) as Record<SystemField, null>;

const draftOf = (values: NewCollectionValues): NewCollection => ({
  name: values.name,
  key: values.key,
  keyKind: values.keyKind,
  singleton: values.singleton,
  systemFields: Object.fromEntries(
    SYSTEM_FIELDS.flatMap((kind) => (values[kind] === null ? [] : [[kind, values[kind]] as const])),
  ),
});

const FAULT_TEXTS: Readonly<Record<NameFault, TextKey>> = {
  name_missing: 'name_missing',
  name_invalid: 'name_invalid',
  name_too_long: 'validation_too_long',
  name_taken: 'name_taken',
  name_reserved: 'name_reserved',
};

/** The error line of a name. Only a missing name is mended by typing on. */
export const nameFaultError = (fault: NameFault | null | undefined, name: string): FormError | null => {
  if (fault == null) return null;
  const key = FAULT_TEXTS[fault];
  if (fault === 'name_missing') return { key };
  const parameters = { count: name.length - MAX_DATABASE_NAME, limit: MAX_DATABASE_NAME };
  return { key, atOnce: true, ...(fault === 'name_too_long' && { parameters }) };
};

const NAME_TAKEN = apiFailure(400, 'RECORD_NOT_UNIQUE', 'The collection exists', [
  { field: 'name', code: 'RECORD_NOT_UNIQUE', type: null, details: {} },
]);

/** A new collection: its form, what saving will create, and the run of that plan. */
export class NewCollectionViewModel {
  private readonly run = new BehaviorSubject<PlanRun | null>(null);
  /** The name that was last sent: a collection of this name may be the own one. */
  private sent: string | null = null;
  private readonly work: Effect;
  readonly form: Form<NewCollectionValues>;
  /** What saving creates, with the state of each step; null while the name cannot be used. */
  readonly plan$: Observable<readonly PlanStep[] | null>;
  /** The run that has begun, which can be continued after a failure; null before the first and when nothing was made. */
  readonly run$: Observable<PlanRun | null> = this.run.asObservable();
  readonly dirty$: Observable<boolean>;
  readonly busy$: Observable<boolean>;
  /** Why the last attempt has failed; null while another one runs. */
  readonly failure$: Observable<Failure | null>;
  /** Emits the name of the collection once everything is made. */
  readonly created$: Observable<string>;

  constructor(
    private readonly dependencies: ModelDependencies,
    notifications: Pick<Notifications, 'showNamed'>,
  ) {
    const { schema } = dependencies;
    this.form = new Form<NewCollectionValues>({
      initial: { ...NEW_COLLECTION, ...NO_SYSTEM_FIELDS },
      validate: (values) => this.errorsOf(values),
      submit: (values) => this.start(values),
    });
    this.dirty$ = this.form.state$.pipe(
      map(({ dirty }) => dirty),
      distinctUntilChanged(),
    );
    this.plan$ = combineLatest([this.run, this.form.state$]).pipe(
      switchMap(([run, { values }]): Observable<readonly PlanStep[] | null> => {
        if (run !== null) return run.steps$;
        const isNamed = newCollectionFaults(schema.schema, draftOf(values)).name === null;
        const steps = newCollectionSteps(draftOf(values)).map((step): PlanStep => ({ step, state: 'waiting' }));
        return of(isNamed ? steps : null);
      }),
    );
    this.busy$ = this.run.pipe(switchMap((run) => run?.busy$ ?? of(false)));
    this.failure$ = combineLatest([this.run, this.form.state$]).pipe(
      switchMap(([run, { failure }]) => run?.failure$ ?? of(failure)),
    );
    this.created$ = this.run.pipe(
      switchMap((run) => run?.done$ ?? EMPTY),
      map(() => this.form.state.values.name),
    );
    this.work = new Effect(
      this.created$.pipe(tap((name) => notifications.showNamed('collection_created', () => name))),
    );
  }

  get dirty(): boolean {
    return this.form.state.dirty;
  }

  dispose(): void {
    [this.work, this.form].forEach((each) => each.dispose());
    this.run.value?.dispose();
  }

  /** Reads the names first: a plan completes what exists, and must not complete what another administrator has made. */
  private start(values: NewCollectionValues): Call<void> {
    const { schema } = this.dependencies;
    if (values.name === this.sent) return this.carryOut(values);
    return schema
      .load()
      .pipe(chainCall(() => (schema.schema.collections.has(values.name) ? fail(NAME_TAKEN) : this.carryOut(values))));
  }

  private carryOut(values: NewCollectionValues): Call<void> {
    this.sent = values.name;
    const run = new PlanRun(newCollectionSteps(draftOf(values)), this.dependencies);
    this.run.value?.dispose();
    this.run.next(run);
    return run.attempt().pipe(
      tap({
        complete: () => {
          // Nothing was made: the form can be changed and sent again.
          if (!this.dependencies.schema.schema.collections.has(values.name)) this.run.next(null);
        },
      }),
    );
  }

  private errorsOf(values: NewCollectionValues): FormErrors<NewCollectionValues> {
    const faults = newCollectionFaults(this.dependencies.schema.schema, draftOf(values));
    const systemFields = SYSTEM_FIELDS.map(
      (kind) => [kind, nameFaultError(faults.systemFields[kind], values[kind] ?? '')] as const,
    );
    return {
      name: nameFaultError(faults.name, values.name),
      key: nameFaultError(faults.key, values.key),
      ...Object.fromEntries(systemFields),
    };
  }
}

export const newCollectionViewModel = viewModel(
  [modelDependencies, Notifications],
  (dependencies, notifications) => () => new NewCollectionViewModel(dependencies, notifications),
);
