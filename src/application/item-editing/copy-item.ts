import { isLeft, isRight } from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, exhaustMap, map, Subject, switchMap, tap, type Observable } from 'rxjs';
import {
  duplicationFields,
  valueIn,
  type CopyMode,
  type CopyModes,
  type Item,
  type PrimaryKey,
} from '../../domain/items';
import {
  allowedCopyModes,
  CopyPlan,
  coversField,
  denied,
  widestCopyModes,
  type CopyPreview,
  type Denial,
  type EditableField,
} from '../../domain/permissions';
import { relationIndexOf } from '../../domain/relations';
import {
  failed,
  idle,
  isApiCode,
  isUncertainWrite,
  Effect,
  StateValue,
  loading,
  ready,
  succeed,
  type Call,
  type Failure,
  type Operation,
  type RemoteData,
} from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { ItemEditing } from './item-editing';
import { ItemForm } from './item-form';

export type CopyDenial = Denial | 'loading' | 'saving' | 'text_unfinished';

export type CopyItemDependencies = Pick<
  ItemDependencies,
  'items' | 'schema' | 'access' | 'notifications' | 'identifiers'
>;

/** Creates a copy of an open item, including its edits. Reads the original, never writes it. */
export class CopyItem implements Operation<CopyDenial> {
  private readonly source = new BehaviorSubject<RemoteData<Item>>(idle);
  private readonly modes: BehaviorSubject<CopyModes>;
  private readonly rejectedFields = new BehaviorSubject<readonly string[]>([]);
  private readonly busy = new BehaviorSubject(false);
  private readonly failure = new BehaviorSubject<Failure | null>(null);
  private readonly load$ = new Subject<void>();
  private readonly requests$ = new Subject<void>();
  private readonly created = new Subject<PrimaryKey | null>();
  private readonly loads: Effect;
  private readonly work: Effect;
  private readonly denial: StateValue<CopyDenial | false>;
  private readonly plan: CopyPlan;
  private generatedKey: string | null = null;
  private readonly uncertain = new BehaviorSubject(false);
  /** The fields whose values the copy cannot share with the original. */
  readonly form = new ItemForm();
  /** The item with its related items. */
  readonly source$: Observable<RemoteData<Item>> = this.source.asObservable();
  readonly modes$: Observable<CopyModes>;
  readonly busy$: Observable<boolean> = this.busy.asObservable();
  readonly failure$: Observable<Failure | null> = this.failure.asObservable();
  /** True if the answer was lost, so that the copy may exist already. */
  readonly isUncertain$: Observable<boolean> = this.uncertain.asObservable();
  readonly denied$: Observable<CopyDenial | false>;
  /** What the copy will contain; null before the item has been read. */
  readonly preview$: Observable<CopyPreview | null>;
  /** The fields of `form`. */
  readonly fields$: Observable<readonly EditableField[]>;
  /** Emits the new key; null if the new item is not readable. */
  readonly created$: Observable<PrimaryKey | null> = this.created.asObservable();

  constructor(
    private readonly editing: ItemEditing,
    private readonly dependencies: CopyItemDependencies,
  ) {
    const { schema, access } = dependencies;
    const { collection } = editing.target;
    const index = relationIndexOf(schema.schema);
    this.plan = new CopyPlan(schema.schema, index, access.access, collection);
    this.modes = new BehaviorSubject(allowedCopyModes(schema.schema, index, access.access, collection));
    this.modes$ = this.modes.asObservable();
    this.preview$ = combineLatest([this.source, this.modes]).pipe(
      map(([source, choices]) =>
        source.kind === 'ready' ? this.plan.preview(source.value, editing.form.edits, choices) : null,
      ),
    );
    this.fields$ = combineLatest([this.rejectedFields, this.source]).pipe(
      map(([names]) => this.plan.fieldsToFill(Object.keys(this.form.values), names)),
    );
    this.denial = new StateValue<CopyDenial | false>(
      'loading',
      combineLatest([this.source, this.busy, this.form.hasUnfinished$]).pipe(
        map(([{ kind }, busy, unfinished]) => {
          if (busy) return 'saving';
          return (
            denied(access.access, collection, 'create') ||
            (kind !== 'ready' ? 'loading' : unfinished && 'text_unfinished')
          );
        }),
      ),
    );
    this.denied$ = this.denial.value$;
    this.loads = new Effect(this.load$.pipe(switchMap(() => this.load())));
    this.work = new Effect(this.requests$.pipe(exhaustMap(() => this.create())));
    this.reload();
  }

  reload(): void {
    this.load$.next();
  }

  setMode(field: string, choice: CopyMode): void {
    this.modes.next({ ...this.modes.value, [field]: choice });
  }

  execute(): void {
    if (this.denial.value === false) this.requests$.next();
  }

  dispose(): void {
    this.loads.dispose();
    this.work.dispose();
    this.denial.dispose();
  }

  private load(): Observable<unknown> {
    const { editing, dependencies } = this;
    const { target } = editing;
    if (target.kind !== 'existing') return succeed(undefined);
    const { schema } = dependencies.schema;
    const { access } = dependencies.access;
    const index = relationIndexOf(schema);
    const widest = widestCopyModes(schema, index, access, target.collection);
    const fields = duplicationFields(schema, index, target.collection, widest).filter((path) =>
      this.plan.canRead(path),
    );
    this.source.next(loading());
    return dependencies.items.read(target.collection, target.key, fields).pipe(
      tap((result) => {
        if (isRight(result))
          this.form.start(this.plan.ownValues(result.right, editing.serverItem, editing.form.edits, this.modes.value));
        this.source.next(isLeft(result) ? failed(result.left) : ready(result.right));
      }),
    );
  }

  private get payload(): Item {
    const { editing, source, modes, plan, dependencies } = this;
    const { collection } = editing.target;
    const copy = source.value.kind === 'ready' ? plan.payload(source.value.value, editing.form.edits, modes.value) : {};
    this.generatedKey ??= dependencies.identifiers.uuid();
    return plan.withKey({ ...copy, ...plan.withoutEmpty(this.form.values) }, this.generatedKey, (field) =>
      coversField(dependencies.access.access, collection, 'create', field),
    );
  }

  private create(): Observable<unknown> {
    const { payload } = this;
    this.busy.next(true);
    this.failure.next(null);
    this.form.setErrors([]);
    return this.send(payload).pipe(
      tap((result) => {
        this.busy.next(false);
        if (isLeft(result)) this.showFailure(result.left, payload);
        else this.finish({ ...payload, ...result.right });
      }),
    );
  }

  /** If an earlier answer was lost and the key was generated here, the copy is looked up before it is sent again. */
  private send(payload: Item): Call<Item> {
    const { items } = this.dependencies;
    const { collection } = this.editing.target;
    const post = items.create(collection, payload);
    const key = this.plan.keyIn(payload);
    if (!this.uncertain.value || key === null) return post;
    return items.read(collection, key).pipe(switchMap((read) => (isRight(read) ? succeed(read.right) : post)));
  }

  private showFailure(failure: Failure, payload: Item): void {
    if (isApiCode(failure, 'ITEM_NOT_FOUND')) {
      this.finish({});
      return;
    }
    const fields = failure.kind === 'api' ? failure.fields : [];
    this.uncertain.next(isUncertainWrite(failure));
    for (const { field } of fields)
      if (!Object.hasOwn(this.form.values, field)) this.form.change(field, valueIn(payload, field));
    this.rejectedFields.next(fields.map(({ field }) => field));
    this.form.setErrors(fields);
    this.failure.next(this.plan.coversErrors(fields) ? null : failure);
  }

  private finish(copy: Item): void {
    this.editing.dropEdits();
    this.dependencies.notifications.show('item_copied');
    this.created.next(this.plan.keyIn(copy));
  }
}
