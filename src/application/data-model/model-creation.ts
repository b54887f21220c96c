import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable, of, switchMap, tap } from 'rxjs';
import { decodeKeptPlan, type KeptPlan, type ModelStep, remainingSteps, takenNames } from '../../domain/data-model';
import type { EditTarget } from '../../domain/recovery';
import type { SaveStep } from '../../domain/relations';
import {
  apiFailure,
  type Call,
  CallOperation,
  chainCall,
  equals,
  fail,
  type Json,
  type JsonObject,
  StateValue,
} from '../../kernel';
import type { ModelDependencies } from './model-dependencies';
import { type LeftDraft, type ModelDrafts, ModelJournal } from './model-journal';
import { type PlanProgress, PlanRun, type PlanStep } from './plan-run';

/** What is to be created. */
export interface ModelDraft {
  /** What the steps are made from; null while nothing is to be kept of it. */
  readonly draft: JsonObject | null;
  /** Empty while the draft cannot be carried out. */
  readonly steps: readonly SaveStep[];
}

type Dependencies = Pick<ModelDependencies, 'editing' | 'items' | 'schema'> & { readonly drafts: ModelDrafts };

const isSame = (one: readonly ModelStep[], other: readonly ModelStep[] | null): boolean =>
  equals(one as unknown as Json, other as unknown as Json);

const nameTaken = (name: string) =>
  apiFailure(400, 'RECORD_NOT_UNIQUE', `The collection ${name} exists`, [
    { field: 'name', code: 'RECORD_NOT_UNIQUE', type: null, details: {} },
  ]);

/**
 * Creates collections by a plan. What is unfinished is kept in the journal, so that a page that is opened later goes on
 * with what is left.
 */
export class ModelCreation extends CallOperation<never> implements PlanProgress {
  private readonly plan = new BehaviorSubject<PlanRun | null>(null);
  private readonly finished = new BehaviorSubject(false);
  /** The plan that was sent last: what exists of its names may be its own. */
  private sent: KeptPlan | null = null;
  private readonly state: StateValue<ModelDraft>;
  private readonly journal: ModelJournal<KeptPlan>;
  readonly steps$: Observable<readonly PlanStep[]>;
  readonly isBegun$: Observable<boolean> = this.plan.pipe(
    map((run) => run !== null),
    distinctUntilChanged(),
  );
  /** What earlier pages have left. */
  readonly left$: Observable<readonly LeftDraft<KeptPlan>[]>;

  constructor(
    target: EditTarget,
    draft$: Observable<ModelDraft>,
    private readonly dependencies: Dependencies,
  ) {
    super(of(false));
    this.state = new StateValue<ModelDraft>({ draft: null, steps: [] }, draft$);
    this.steps$ = combineLatest([this.plan, this.state.value$]).pipe(
      switchMap(([run, { steps }]) =>
        run === null ? of(steps.map((step): PlanStep => ({ step, state: 'waiting' }))) : run.steps$,
      ),
    );
    const kept$ = combineLatest([this.state.value$, this.plan, this.finished]).pipe(map(() => this.kept));
    this.journal = new ModelJournal({ target, decode: decodeKeptPlan }, kept$, dependencies.drafts);
    this.left$ = this.journal.left$;
  }

  /** A plan has begun and is not finished. */
  get isBegun(): boolean {
    return this.plan.value !== null;
  }

  /** Continues what another page has left. The draft becomes the state through `draft$`, by the caller. */
  restore({ id, draft, steps }: LeftDraft<KeptPlan>): void {
    if (steps !== null) this.begin({ draft, steps });
    this.journal.flush();
    this.journal.forget(id);
  }

  discard({ id }: LeftDraft<KeptPlan>): void {
    this.journal.forget(id);
  }

  /** Forgets the plan; what it has made stays. */
  giveUp(): void {
    this.stop();
    this.sent = null;
    this.journal.flush();
  }

  override dispose(): void {
    this.journal.dispose();
    this.plan.value?.dispose();
    this.state.dispose();
    super.dispose();
  }

  protected run(): Call<void> {
    const { value: run } = this.plan;
    if (run !== null) return this.carryOut(run);
    const { schema } = this.dependencies;
    return schema.load().pipe(
      chainCall(() => {
        const { draft, steps } = this.state.value;
        const [taken] = isSame(steps, this.sent?.steps ?? null) ? [] : takenNames(schema.schema, steps);
        return taken === undefined ? this.carryOut(this.begin({ draft: draft ?? {}, steps })) : fail(nameTaken(taken));
      }),
    );
  }

  private begin(plan: KeptPlan): PlanRun {
    this.sent = plan;
    this.stop();
    const run = new PlanRun(plan.steps ?? [], this.dependencies);
    this.plan.next(run);
    this.journal.flush();
    return run;
  }

  private carryOut(run: PlanRun): Call<void> {
    return run.attempt().pipe(
      tap((result) => {
        if (!isLeft(result)) {
          this.finished.next(true);
          this.giveUp();
          return;
        }
        // Where nothing was made, the draft can be changed and sent again.
        const steps = this.sent?.steps ?? [];
        if (isSame(remainingSteps(this.dependencies.schema.schema, steps), steps)) this.stop();
      }),
    );
  }

  private stop(): void {
    this.plan.value?.dispose();
    this.plan.next(null);
  }

  /** A plan that was sent stays with its draft: its answer may be lost, and its names its own. */
  private get kept(): KeptPlan | null {
    const { draft, steps } = this.state.value;
    if (this.finished.value) return null;
    if (this.isBegun) return this.sent;
    const isSent = this.sent !== null && isSame(steps, this.sent.steps);
    return draft === null ? null : { draft, steps: isSent ? steps : null };
  }
}
