import * as t from 'io-ts';
import { combineLatest, distinctUntilChanged, map, type Observable, tap } from 'rxjs';
import {
  type LeftDraft,
  ModelCreation,
  type ModelDependencies,
  modelDependencies,
  type ModelDrafts,
  type PlanProgress,
} from '../../../application/data-model';
import { itemDependencies } from '../../../application/dependencies';
import { Notifications } from '../../../application/notifications';
import {
  canBeCopied,
  type CollectionCopy,
  collectionNameFault,
  copyPlan,
  type CopyPlan,
  type KeptPlan,
  MAX_DATABASE_NAME,
  type NameFault,
  NEW_COLLECTION,
  newCollectionFaults,
  newCollectionSteps,
  type NewCollection,
} from '../../../domain/data-model';
import type { SaveStep } from '../../../domain/relations';
import { KEY_KINDS, SYSTEM_FIELDS, type SystemField } from '../../../domain/schema';
import { decodeOrNull, Effect, type JsonObject, oneOf, textOrNull } from '../../../kernel';
import { Form, type FormError, type FormErrors, type TextKey, viewModel } from '../../../kit';

/** The values of the drawer: of each system field its name, or null while it is not chosen. */
export type NewCollectionValues = Pick<NewCollection, 'name' | 'key' | 'keyKind' | 'singleton'> &
  Readonly<Record<SystemField, string | null>> &
  Pick<CollectionCopy, 'withRelations'> & {
    /** The collection whose fields are copied; empty for none. */
    readonly source: string;
  };

const NO_SYSTEM_FIELDS = Object.fromEntries(SYSTEM_FIELDS.map((kind) => [kind, null])) as Record<SystemField, null>;

const systemNames = Object.fromEntries(SYSTEM_FIELDS.map((kind) => [kind, textOrNull])) as Record<
  SystemField,
  typeof textOrNull
>;

/** The values as the journal keeps them. */
const keptValues = t.type({
  name: t.string,
  key: t.string,
  keyKind: oneOf(KEY_KINDS),
  singleton: t.boolean,
  source: t.string,
  withRelations: t.boolean,
  ...systemNames,
});

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
