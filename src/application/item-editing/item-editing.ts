import { isLeft, isRight, type Either } from 'fp-ts/Either';
import {
  BehaviorSubject,
  concatMap,
  defer,
  EMPTY,
  map,
  of,
  Subject,
  switchMap,
  tap,
  type MonoTypeOperatorFunction,
  type Observable,
} from 'rxjs';
import {
  attributeErrors,
  isUnchanged,
  type Item,
  type PrimaryKey,
  type RelatedWrite,
  type SaveTarget,
} from '../../domain/items';
import type { WriteAttempt } from '../../domain/recovery';
import type { Schema } from '../../domain/schema';
import { collectionTemplate } from '../../domain/templates';
import { Effect, type Call, type Failure, type FieldError, type RemoteData } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { EditedItem } from './edited-item';
import { valuesOf } from './conditional-write';
import type { ItemForm } from './form/item-form';
import type { RelatedBaselines } from './form/related-baselines';
import { ItemWriter } from './item-writer';
import type { SaveOutcome } from './save-outcome';
import { SavePrompts } from './save-prompts';
import { ServerReader } from './comparison/server-comparison';
import { UncertainWrites } from './uncertain-writes/uncertain-write';
import {
  uncertainWrite,
  WriteVerifier,
  type UncertainWrite,
  type WriteVerification,
} from './uncertain-writes/write-verifier';

export type ItemEditingDependencies = Pick<
  ItemDependencies,
  'items' | 'prefetch' | 'schema' | 'access' | 'clock' | 'identifiers'
>;

/** A write before it is sent; `edits` is empty for a deletion. */
export interface GatedWrite {
  readonly operation: 'save' | 'archive' | 'delete';
  readonly edits: Item;
}

/** Asked before an action sends a write; emits once whether it is sent. */
export type WriteGate = (write: GatedWrite, editing: ItemEditing) => Observable<boolean>;

export const OPEN_GATE: WriteGate = () => of(true);

/** The call, if the gate lets the write pass; otherwise it is cancelled. */
export const gated = <A>(gate: WriteGate, write: GatedWrite, editing: ItemEditing, call: () => Call<A>): Call<A> =>
  gate(write, editing).pipe(switchMap((passes) => (passes ? call() : EMPTY)));

/** The title of a related item in a write, for the errors in it; null for a new one without any. */
export const relatedTitle = (
  schema: Schema,
  baselines: Pick<RelatedBaselines, 'of'>,
  { collection, key, values }: Pick<RelatedWrite, 'collection' | 'key' | 'values'>,
): string | null => {
  const before = key === null ? null : baselines.of(collection, key);
  const title = collectionTemplate(schema, collection, null).render({ ...before, ...values });
  return title || (key === null ? null : String(key));
};

/** Facade of one edited item, from opening to leaving: loads it, holds its form, and runs one write at a time. */
export class ItemEditing {
  private readonly failure = new BehaviorSubject<Failure | null>(null);
  private readonly busy = new BehaviorSubject(false);
  private readonly load$ = new Subject<void>();
  private readonly writes = new Subject<void>();
  private readonly loads: Effect;
  private readonly rereads: Effect;
  private readonly edited: EditedItem;
  private readonly server: ServerReader;
  private readonly uncertainWrites: UncertainWrites;
  private readonly writer: ItemWriter;
  readonly form: ItemForm;
  readonly prompts = new SavePrompts();
  /** A new item becomes an existing one with its first save. */
  readonly target$: Observable<SaveTarget>;
  /** The item as last received from the server. */
  readonly item$: Observable<RemoteData<Item>>;
  /** Why the last call failed, unless the failure is shown at fields; null as soon as the next call starts. */
  readonly failure$: Observable<Failure | null> = this.failure.asObservable();
  /** Emits when the item on the server has new values: after a save, archiving, undoing it, and a verified write. */
  readonly written$: Observable<void> = this.writes.asObservable();
  /** The write whose outcome is unknown; null once it is known. */
  readonly uncertainWrite$: Observable<UncertainWrite | null>;
  /** A write that creates items, in flight or of unknown outcome. */
  readonly attempt$: Observable<WriteAttempt | null>;
  /** True during a write, including the comparison before it. */
  readonly busy$: Observable<boolean> = this.busy.asObservable();

  constructor(
    target: SaveTarget,
    private readonly dependencies: ItemEditingDependencies,
  ) {
    this.edited = new EditedItem(target, dependencies);
    this.server = new ServerReader(dependencies);
    this.uncertainWrites = new UncertainWrites(this.edited, new WriteVerifier(dependencies, this.server));
    this.writer = new ItemWriter(this.edited, dependencies, this.server, this.uncertainWrites, this.prompts);
    this.form = this.edited.form;
    this.target$ = this.edited.target$;
    this.item$ = this.edited.item$;
    this.uncertainWrite$ = this.uncertainWrites.current$;
    this.attempt$ = this.uncertainWrites.creation$.pipe(map((write) => write && this.attemptOf(write)));
    this.loads = new Effect(this.load$.pipe(switchMap(() => this.load())));
    this.rereads = new Effect(this.form.serverChanges$.pipe(concatMap((field) => this.rereadField(field))));
    this.reload();
  }

  get target(): SaveTarget {
    return this.edited.target;
  }

  get isNew(): boolean {
    return this.target.kind === 'new';
  }

  get isBusy(): boolean {
    return this.busy.value;
  }

  /** The item as last received from the server. */
  get serverItem(): Item {
    return this.edited.serverItem;
  }

  /** The primary key of an item of the collection; null if it is not readable. */
  keyIn(item: Item): PrimaryKey | null {
    return this.edited.keyIn(item);
  }

  /** Reads the item again; edits are dropped. */
  reload(): void {
    this.uncertainWrites.dismiss();
    if (this.isNew) this.edited.startNew();
    else this.load$.next();
  }

  /** Starts another new item of the collection; edits are dropped. */
  startOver(): void {
    this.dismissUncertainWrite();
    this.edited.startNew();
  }

  /** Sends the edits after a comparison with the server. The caller checks `isBusy` first. */
  save(): Call<SaveOutcome> {
    return this.runBusy(() => this.writer.save()).pipe(this.reportWrite(({ kind }) => kind !== 'cancelled'));
  }

  /** Sends only these values of an existing item, with the same comparison; edits stay edits. */
  saveValues(values: Item): Call<SaveOutcome> {
    return this.runBusy(() => this.writer.saveValues(values)).pipe(
      this.reportWrite(({ kind }) => kind !== 'cancelled'),
    );
  }

  remove(): Call<void> {
    const { target, dependencies } = this;
    if (target.kind !== 'existing') throw new Error('Only an existing item can be deleted');
    const call = dependencies.items.remove(target.collection, target.key);
    return this.runBusy(() => this.uncertainWrites.track(uncertainWrite('delete', {}, { key: target.key }), call)).pipe(
      tap((result) => isRight(result) && this.edited.dropEdits()),
    );
  }

  /** Applies the answer to a write that was not sent here; edits stay edits. */
  applyServerItem(answer: Item): void {
    this.edited.applyServerItem({}, answer);
    this.writes.next();
  }

  /** The edits of these fields are based on the given values, not on the loaded ones. */
  setBaseline(values: Item): void {
    this.edited.setBaseline(values);
  }

  /** Continues a write that another page has sent without an answer: it is verified before anything is sent again. */
  resume({ operation, sent, key, isMade, lastRevision, base, created }: WriteAttempt): void {
    if (this.isNew !== (operation === 'create')) return;
    if (isMade && typeof key === 'string') this.edited.reuseKey(key);
    this.uncertainWrites.reopen(uncertainWrite(operation, sent, { key, lastRevision, base, created }));
  }

  /** Asks the server for the outcome of the uncertain write, and applies it. */
  verifyWrite(): Call<WriteVerification> {
    return this.runBusy(() => this.uncertainWrites.verify()).pipe(
      this.reportWrite(({ kind }) => kind === 'applied' || kind === 'overwritten'),
    );
  }

  /** For users who have checked for themselves: they can save again. */
  dismissUncertainWrite(): void {
    this.uncertainWrites.dismiss();
    this.failure.next(null);
  }

  /** For users who take an update for applied that cannot be verified. */
  acceptWrite(): void {
    this.uncertainWrites.accept();
    this.failure.next(null);
    this.writes.next();
  }

  /** Makes the form clean: its values are saved elsewhere. */
  dropEdits(): void {
    this.edited.dropEdits();
  }

  /** Keeps these edits only: the others are saved elsewhere. Without any the form is clean. */
  keepEdits(left: Item): void {
    if (isUnchanged(left)) this.dropEdits();
    else this.form.replaceEdits(() => left);
  }

  dispose(): void {
    this.loads.dispose();
    this.rereads.dispose();
  }

  private load(): Observable<unknown> {
    this.edited.setLoading();
    const { target } = this;
    const prefetched =
      target.kind === 'existing' ? this.dependencies.prefetch.take(target.collection, target.key) : null;
    return (prefetched ?? this.server.shown.read(target)).pipe(
      tap((result) => (isLeft(result) ? this.edited.setFailed(result.left) : this.edited.start(result.right))),
    );
  }

  /** Only this field: other fields that other users have changed since must still conflict with the edits. */
  private rereadField(field: string): Observable<unknown> {
    return this.server.read(this.target, [field]).pipe(
      tap((result) => {
        if (isLeft(result)) return this.failure.next(result.left);
        this.edited.applyServerFields(result.right);
        this.writes.next();
      }),
    );
  }

  private attemptOf({ operation, sent, key, lastRevision, base, created }: UncertainWrite): WriteAttempt {
    return {
      operation: operation === 'create' ? 'create' : 'update',
      sent,
      key,
      isMade: key !== null && key === this.edited.generatedKey,
      lastRevision,
      base: operation === 'update' ? valuesOf(sent, base) : {},
      created,
    };
  }

  private reportWrite<A>(isWrite: (result: A) => boolean): MonoTypeOperatorFunction<Either<Failure, A>> {
    return tap((result) => {
      if (isRight(result) && isWrite(result.right)) this.writes.next();
    });
  }

  private runBusy<A>(call: () => Call<A>): Call<A> {
    return defer(() => {
      this.busy.next(true);
      this.failure.next(null);
      this.form.setErrors([]);
      return call();
    }).pipe(
      tap({
        next: (result) => {
          this.busy.next(false);
          if (isLeft(result)) this.showFailure(result.left);
        },
        complete: () => this.busy.next(false),
        unsubscribe: () => this.busy.next(false),
      }),
    );
  }

  private showFailure(failure: Failure): void {
    const fields = failure.kind === 'api' ? failure.fields : [];
    this.form.setErrors(this.attributed(fields));
    this.failure.next(fields.length > 0 ? null : failure);
  }

  /** Errors of related items at the fields that hold them. */
  private attributed(errors: readonly FieldError[]): readonly FieldError[] {
    const { form, isNew } = this;
    const { schema } = this.dependencies.schema;
    return attributeErrors(schema, this.target.collection, isNew, form.edits, errors, (item) =>
      relatedTitle(schema, form.baselines, item),
    );
  }
}
