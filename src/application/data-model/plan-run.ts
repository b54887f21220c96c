import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, type Observable, of, tap } from 'rxjs';
import { type ModelStep, namesGroup, remainingSteps, withGroupId } from '../../domain/data-model';
import type { Item, PrimaryKey } from '../../domain/items';
import { primaryKeyOf } from '../../domain/schema';
import { type Call, CallOperation, chainCall, type Failure, mapCall, succeed } from '../../kernel';
import { removeCollection } from './delete-collection';
import { type ModelDependencies, thenReload } from './model-dependencies';

type RunDependencies = Pick<ModelDependencies, 'editing' | 'items' | 'schema'>;

export type PlanStepState = 'waiting' | 'running' | 'done' | 'failed';

/** A step of a plan, and what has become of it. */
export interface PlanStep {
  readonly step: ModelStep;
  readonly state: PlanStepState;
}

/** A plan before, while and after it is carried out. */
export interface PlanProgress {
  readonly steps$: Observable<readonly PlanStep[]>;
  /** A step has been carried out or has failed: the plan can only be continued. */
  readonly isBegun$: Observable<boolean>;
  readonly busy$: Observable<boolean>;
  /** Why the last attempt has failed; null while another one runs. */
  readonly failure$: Observable<Failure | null>;
}

const VOID = mapCall(() => undefined);

/**
 * Carries out a plan, one request after the other, and stops at the first that fails. Every `execute` reads the data
 * model first and does what is left: so a plan that has failed is continued, and a request whose answer was lost is not
 * sent twice.
 */
export class PlanRun extends CallOperation<never> {
  private readonly states: BehaviorSubject<readonly PlanStep[]>;
  readonly steps$: Observable<readonly PlanStep[]>;

  constructor(
    private readonly plan: readonly ModelStep[],
    private readonly dependencies: RunDependencies,
  ) {
    super(of(false));
    this.states = new BehaviorSubject<readonly PlanStep[]>(plan.map((step) => ({ step, state: 'waiting' })));
    this.steps$ = this.states.asObservable();
  }

  protected run(): Call<void> {
    const { schema } = this.dependencies;
    return thenReload(
      schema,
      schema
        .load()
        .pipe(
          chainCall(() =>
            this.plan.reduce<Call<void>>(
              (before, step, index) => before.pipe(chainCall(() => this.carryOut(step, index))),
              succeed(undefined),
            ),
          ),
        ),
    );
  }

  private carryOut(step: ModelStep, index: number): Call<void> {
    const { schema } = this.dependencies;
    this.mark(index, 'running');
    // A group that an earlier step has created has its id only in a model that is read after that.
    const current = namesGroup(step) ? schema.load() : succeed(undefined);
    return current.pipe(
      chainCall(() =>
        remainingSteps(schema.schema, [withGroupId(schema.schema, step)]).reduce<Call<void>>(
          (before, part) => before.pipe(chainCall(() => this.send(part))),
          succeed(undefined),
        ),
      ),
      tap((result) => this.mark(index, isLeft(result) ? 'failed' : 'done')),
    );
  }

  private mark(index: number, state: PlanStepState): void {
    this.states.next(this.states.value.map((each, at) => (at === index ? { ...each, state } : each)));
  }

  private send(step: ModelStep): Call<void> {
    const { editing } = this.dependencies;
    switch (step.step) {
      case 'create_collection':
        return editing.createCollection(step.collection).pipe(VOID);
      case 'create_field':
        return editing.createField(step.field).pipe(VOID);
      case 'update_field':
        return editing.updateField(step.collection, step.change).pipe(VOID);
      case 'create_relation':
        return editing.createRelation(step.relation).pipe(VOID);
      case 'update_relation':
        return editing.updateRelation(step.relation).pipe(VOID);
      case 'update_collection':
        return editing.updateCollection(step.collection, step.meta).pipe(VOID);
      case 'delete_relation':
        return editing.deleteRelation(step.collection, step.field);
      case 'delete_field':
        return editing.deleteField(step.collection, step.field);
      case 'delete_collection':
        return removeCollection(this.dependencies, step.collection);
      case 'create_rows':
        return this.createRows(step.collection, step.items);
    }
  }

  /** Creates the rows whose keys do not exist. The collection may be new: the model is read again for its key. */
  private createRows(collection: string, rows: readonly Item[]): Call<void> {
    const { schema, items } = this.dependencies;
    return schema.load().pipe(
      chainCall(() => {
        const key = primaryKeyOf(schema.schema, collection)?.field ?? 'id';
        const keys = rows.flatMap((row) => (row[key] === undefined ? [] : [row[key] as PrimaryKey]));
        const filter = { [key]: { _in: keys } };
        return items.list(collection, { fields: [key], filter, limit: -1 }).pipe(mapCall((found) => ({ key, found })));
      }),
      chainCall(({ key, found }) => {
        const existing = new Set(found.map((row) => row[key]));
        const missing = rows.filter((row) => row[key] === undefined || !existing.has(row[key]));
        return missing.length === 0 ? succeed(undefined) : items.createMany(collection, missing).pipe(VOID);
      }),
    );
  }
}
