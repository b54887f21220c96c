import { map, type Observable, of } from 'rxjs';
import { exampleSteps, namesTakenByExample } from '../../domain/data-model';
import { apiFailure, type Call, CallOperation, chainCall, fail } from '../../kernel';
import type { ModelDependencies } from './model-dependencies';
import { PlanRun, type PlanStep } from './plan-run';

/** Creates the example model; a run that has failed goes on with what is left. */
export class CreateExample extends CallOperation<never> {
  private readonly plan: PlanRun;
  private isBegun = false;
  readonly steps$: Observable<readonly PlanStep[]>;
  /** A step has been carried out or has failed. */
  readonly isBegun$: Observable<boolean>;

  constructor(private readonly dependencies: Pick<ModelDependencies, 'editing' | 'items' | 'schema'>) {
    const plan = new PlanRun(exampleSteps, dependencies);
    super(of(false));
    this.plan = plan;
    this.steps$ = plan.steps$;
    this.isBegun$ = plan.steps$.pipe(map((steps) => steps.some(({ state }) => state !== 'waiting')));
  }

  override dispose(): void {
    this.plan.dispose();
    super.dispose();
  }

  /** Reads the names first: the plan completes what exists, and must not complete what is not its own. */
  protected run(): Call<void> {
    if (this.isBegun) return this.plan.attempt();
    const { schema } = this.dependencies;
    return schema.load().pipe(
      chainCall(() => {
        const [taken] = namesTakenByExample(schema.schema);
        if (taken !== undefined) return fail(apiFailure(400, 'RECORD_NOT_UNIQUE', `The collection ${taken} exists`));
        this.isBegun = true;
        return this.plan.attempt();
      }),
    );
  }
}
