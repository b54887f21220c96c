import { isLeft } from 'fp-ts/Either';
import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  of,
  switchMap,
  tap,
} from 'rxjs';
import {
  changeSetup,
  decodeSetup,
  type FieldSetup,
  type KeptSetup,
  mergeSetup,
  newFieldSetup,
  remainingSteps,
  type SetupChange,
  type SetupConflict,
  type SetupFault,
  setupFault,
  setupOfField,
  setupSteps,
} from '../../../domain/data-model';
import type { EditTarget } from '../../../domain/recovery';
import type { SaveStep } from '../../../domain/relations';
import { type Field, fieldOf, type LocalType } from '../../../domain/schema';
import { apiFailure, type Call, CallOperation, chainCall, equals, fail, type Json, mapCall } from '../../../kernel';
import type { ModelDependencies } from '../model-dependencies';
import { type LeftDraft, type ModelDrafts, ModelJournal } from '../model-journal';
import { PlanRun, type PlanStep } from '../plan-run';

export interface FieldSetupPlace {
  readonly collection: string;
  /** Null for a new field. */
  readonly field: string | null;
  /** The kind of a new field. */
  readonly localType: LocalType;
}

/** What the setup of a field edits, as the journal names it: 'tags.name', or 'tags.+' for a new field. */
const setupTarget = ({ collection, field }: FieldSetupPlace): EditTarget => ({
  kind: 'existing',
  collection: 'directus_fields',
  key: `${collection}.${field ?? '+'}`,
});

type SetupDenial = SetupFault | 'nothing_to_save';

type Dependencies = ModelDependencies & { readonly drafts: ModelDrafts };

/** A field in the drawer, from opening to its last request. */
export class FieldSetupSession extends CallOperation<SetupDenial, void, string> {
  private readonly state: BehaviorSubject<FieldSetup>;
  private readonly plan: BehaviorSubject<PlanRun | null>;
  private readonly clashes = new BehaviorSubject<readonly SetupConflict[]>([]);
  private readonly journal: ModelJournal<KeptSetup>;
  private readonly opened: FieldSetup;
  /** The existing field as it was when it was opened, or when the own changes were last merged with others. */
  private original: Field | null;
  /** The plan of a save that has begun: it is continued, and not made again. */
  private steps: readonly SaveStep[] | null = null;
  readonly setup$: Observable<FieldSetup>;
  readonly dirty$: Observable<boolean>;
  /** What saving sends, with the state of each request once it has begun. */
  readonly steps$: Observable<readonly PlanStep[]>;
  /** Whether a save has begun: nothing can be changed any more, only continued. */
  readonly isBegun$: Observable<boolean>;
  /** What another administrator has changed to other values since the field was opened; asked before it is replaced. */
  readonly conflicts$: Observable<readonly SetupConflict[]> = this.clashes.asObservable();
  /** Setups of this field that earlier pages have left. */
  readonly left$: Observable<readonly LeftDraft<KeptSetup>[]>;

  constructor(
    readonly place: FieldSetupPlace,
    private readonly dependencies: Dependencies,
  ) {
    const { schema } = dependencies.schema;
    const original = place.field === null ? null : fieldOf(schema, place.collection, place.field);
    const opened =
      original === null ? newFieldSetup(schema, place.collection, place.localType) : setupOfField(schema, original);
    const state = new BehaviorSubject(opened);
    const plan = new BehaviorSubject<PlanRun | null>(null);
    super(
      combineLatest([state, plan, dependencies.schema.schema$]).pipe(
        map(([setup, run, now]): SetupDenial | false => {
          if (run !== null) return false;
          const fault = setupFault(now, setup, original);
          if (fault !== null) return fault;
          return original !== null && equals(setup as unknown as Json, opened as unknown as Json) && 'nothing_to_save';
        }),
      ),
    );
    this.original = original;
    this.opened = opened;
    this.state = state;
    this.plan = plan;
    this.setup$ = state.asObservable();
    this.dirty$ = state.pipe(
      map((setup) => this.isChanged(setup)),
      distinctUntilChanged(),
    );
    this.isBegun$ = plan.pipe(map((run) => run !== null));
    this.steps$ = combineLatest([plan, state, dependencies.schema.schema$]).pipe(
      switchMap(([run, setup, now]) =>
        run === null
          ? of(setupSteps(now, setup, this.original).map((step): PlanStep => ({ step, state: 'waiting' })))
          : run.steps$,
      ),
    );
    const kept$ = combineLatest([state, plan]).pipe(
      map(([setup]): KeptSetup | null => (this.isChanged(setup) ? { setup, steps: this.steps } : null)),
    );
    const decode = (value: unknown): KeptSetup | null => {
      const kept = decodeSetup(value);
      return kept?.setup.collection === place.collection ? kept : null;
    };
    this.journal = new ModelJournal({ target: setupTarget(place), decode }, kept$, dependencies.drafts);
    this.left$ = this.journal.left$;
  }

  /** What the setup edits, as it is named in the journal. */
  get target(): EditTarget {
    return setupTarget(this.place);
  }

  get setup(): FieldSetup {
    return this.state.value;
  }

  get dirty(): boolean {
    return this.isChanged(this.setup);
  }

  /** Does nothing once a save has begun. */
  change(change: SetupChange): void {
    if (this.plan.value === null) this.state.next(changeSetup(this.dependencies.schema.schema, this.setup, change));
  }

  /** Continues a setup that another page has left, with its plan if its save has begun. */
  restore(left: LeftDraft<KeptSetup>): void {
    this.steps = left.steps;
    this.state.next(left.setup);
    if (left.steps !== null) this.plan.next(new PlanRun(left.steps, this.dependencies));
    this.journal.flush();
    this.journal.forget(left.id);
  }

  discard(left: LeftDraft<KeptSetup>): void {
    this.journal.forget(left.id);
  }

  /** Gives up the changes; a plan that has begun keeps what it has made. */
  giveUp(): void {
    this.steps = null;
    this.plan.next(null);
    this.state.next(this.opened);
    this.journal.flush();
  }

  /** Saves although others have changed the same: the own values replace theirs. */
  replaceTheirs(): void {
    const now = this.current();
    if (now === null || this.original === null) return;
    const { setup } = mergeSetup(this.dependencies.schema.schema, this.original, now, this.setup);
    this.clashes.next([]);
    this.original = now;
    this.state.next(setup);
    this.execute();
  }

  keepTheirs(): void {
    this.clashes.next([]);
    const now = this.current();
    if (now === null) return;
    this.original = now;
    this.state.next(setupOfField(this.dependencies.schema.schema, now));
  }

  override dispose(): void {
    this.journal.dispose();
    this.plan.value?.dispose();
    super.dispose();
  }

  protected run(): Call<string> {
    const run = this.plan.value;
    if (run !== null) return this.carryOut(run);
    return this.dependencies.schema.load().pipe(chainCall(() => this.begin()));
  }

  private begin(): Call<string> {
    const { schema } = this.dependencies.schema;
    const { collection, field } = this.place;
    if (field !== null) {
      const [opened, now] = [this.original, this.current()];
      // The server would create a field of this name again.
      if (now === null || opened === null)
        return fail(apiFailure(404, 'FIELD_NOT_FOUND', `There is no field ${collection}.${field}`));
      const merged = mergeSetup(schema, opened, now, this.setup);
      this.clashes.next(merged.conflicts);
      if (merged.conflicts.length > 0) return EMPTY;
      this.original = now;
      this.state.next(merged.setup);
    }
    if (setupFault(schema, this.setup, this.original) !== null) return EMPTY;
    this.steps = setupSteps(schema, this.setup, this.original);
    const run = new PlanRun(this.steps, this.dependencies);
    this.plan.next(run);
    this.journal.flush();
    return this.carryOut(run);
  }

  private carryOut(run: PlanRun): Call<string> {
    return run.attempt().pipe(
      tap((result) => {
        // Where nothing was made, the setup can be changed and sent again.
        const { steps, dependencies } = this;
        const left = steps === null ? [] : remainingSteps(dependencies.schema.schema, steps);
        if (isLeft(result) && equals(left as unknown as Json, steps as unknown as Json)) this.stop();
      }),
      mapCall(() => {
        const name = this.setup.field;
        this.stop();
        this.state.next(this.opened);
        this.journal.flush();
        return name;
      }),
    );
  }

  private stop(): void {
    this.steps = null;
    this.plan.next(null);
  }

  private current(): Field | null {
    return fieldOf(this.dependencies.schema.schema, this.place.collection, this.place.field ?? '');
  }

  private isChanged(setup: FieldSetup): boolean {
    return !equals(setup as unknown as Json, this.opened as unknown as Json);
  }
}
