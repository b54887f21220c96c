import { combineLatest, distinctUntilChanged, map, type Observable, tap } from 'rxjs';
import {
  type LeftDraft,
  ModelCreation,
  type ModelDependencies,
  modelDependencies,
  type ModelDrafts,
  type PlanProgress,
} from '../../../../application/data-model';
import { itemDependencies } from '../../../../application/dependencies';
import { Notifications } from '../../../../application/notifications';
import {
  canBeCopied,
  collectionNameFault,
  copyPlan,
  type CopyPlan,
  type KeptPlan,
  NEW_COLLECTION,
  newCollectionFaults,
  newCollectionSteps,
} from '../../../../domain/data-model';
import type { SaveStep } from '../../../../domain/relations';
import { SYSTEM_FIELDS } from '../../../../domain/schema';
import { decodeOrNull, Effect, type JsonObject } from '../../../../kernel';
import { Form, type FormErrors, viewModel } from '../../../../kit';
import { nameFaultError } from '../name-fault';
import { draftOf, keptValues, NO_SYSTEM_FIELDS, type NewCollectionValues } from './new-collection.rules';

type Dependencies = ModelDependencies & { readonly drafts: ModelDrafts };

/** A collection that an earlier page has left half done. */
export interface LeftCollection extends LeftDraft<KeptPlan> {
  readonly values: NewCollectionValues;
}

/** A new collection: its form, what saving will create, and the plan that creates it. */
export class NewCollectionViewModel {
  private readonly creation: ModelCreation;
  private readonly work: Effect;
  readonly form: Form<NewCollectionValues>;
  /** What saving creates. Without steps while the name cannot be used. */
  readonly plan: PlanProgress;
  readonly dirty$: Observable<boolean>;
  readonly left$: Observable<readonly LeftCollection[]>;
  /** The fields that the copy leaves out; empty without a copy. */
  readonly leftOut$: Observable<CopyPlan['leftOut']>;
  /** Emits the name of the collection once everything is made. */
  readonly created$: Observable<string>;

  constructor(
    private readonly dependencies: Dependencies,
    notifications: Pick<Notifications, 'showNamed'>,
  ) {
    this.form = new Form<NewCollectionValues>({
      initial: { ...NEW_COLLECTION, ...NO_SYSTEM_FIELDS, source: '', withRelations: false },
      validate: (values) => this.errorsOf(values),
      submit: () => this.creation.attempt(),
    });
    this.creation = new ModelCreation(
      { kind: 'new', collection: 'directus_collections' },
      this.form.state$.pipe(
        map(({ values, dirty }) => ({
          draft: dirty ? (values as unknown as JsonObject) : null,
          steps: this.stepsOf(values),
        })),
      ),
      dependencies,
    );
    const { steps$, isBegun$, busy$, failure$, left$, done$ } = this.creation;
    this.plan = {
      steps$,
      isBegun$,
      busy$,
      // What a control says is not said twice.
      failure$: combineLatest([failure$, isBegun$, this.form.state$]).pipe(
        map(([failure, isBegun, { errors, failure: other }]) =>
          !isBegun && Object.values(errors).some((error) => error != null) ? other : failure,
        ),
        distinctUntilChanged(),
      ),
    };
    this.dirty$ = combineLatest([this.form.state$, isBegun$]).pipe(
      map(([{ dirty }, isBegun]) => dirty || isBegun),
      distinctUntilChanged(),
    );
    this.left$ = left$.pipe(
      map((all) =>
        all.flatMap((each) => {
          const values = decodeOrNull(keptValues, each.draft);
          return values === null ? [] : [{ ...each, values }];
        }),
      ),
    );
    this.leftOut$ = this.form.state$.pipe(
      map(({ values }) => (values.source === '' ? [] : copyPlan(dependencies.schema.schema, values).leftOut)),
    );
    this.created$ = done$.pipe(map(() => this.form.state.values.name));
    this.work = new Effect(
      this.created$.pipe(tap((name) => notifications.showNamed('collection_created', () => name))),
    );
  }

  get dirty(): boolean {
    return this.form.state.dirty || this.creation.isBegun;
  }

  /** Creates the collection, or goes on with a plan that has begun. */
  advance(): void {
    if (this.creation.isBegun) this.creation.execute();
    else this.form.submit();
  }

  restore(left: LeftCollection): void {
    this.form.change(left.values);
    this.creation.restore(left);
  }

  forget(left: LeftCollection): void {
    this.creation.discard(left);
  }

  /** Gives up the changes; what a plan has made stays. */
  giveUp(): void {
    this.form.reset();
    this.creation.giveUp();
  }

  dispose(): void {
    [this.work, this.creation, this.form].forEach((each) => each.dispose());
  }

  private stepsOf(values: NewCollectionValues): readonly SaveStep[] {
    const { schema } = this.dependencies.schema;
    if (collectionNameFault(schema, values.name) !== null) return [];
    return values.source === '' ? newCollectionSteps(draftOf(values)) : copyPlan(schema, values).steps;
  }

  private errorsOf(values: NewCollectionValues): FormErrors<NewCollectionValues> {
    const { schema } = this.dependencies.schema;
    if (values.source !== '') {
      const source = schema.collections.get(values.source);
      return {
        name: nameFaultError(collectionNameFault(schema, values.name), values.name),
        source: source !== undefined && canBeCopied(source) ? null : { key: 'collection_source_gone', atOnce: true },
      };
    }
    const faults = newCollectionFaults(schema, draftOf(values));
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
  [modelDependencies, itemDependencies('drafts'), Notifications],
  (model, { drafts }, notifications) =>
    () =>
      new NewCollectionViewModel({ ...model, drafts }, notifications),
);
