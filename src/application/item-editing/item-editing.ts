import { isLeft, isRight } from 'fp-ts/Either';
import { BehaviorSubject, defer, map, Subject, switchMap, tap, type Observable } from 'rxjs';
import type { Item, SaveTarget } from '../../domain/items';
import type { CreateAttempt } from '../../domain/recovery';
import { Effect, type Call, type Failure, type RemoteData } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { type UncertainWrite, WriteVerifier, uncertainWrite, type WriteVerification, UncertainWrites } from './uncertain-write';
import { EditedItem } from './edited-item';
import type { ItemForm } from './item-form';
import { ItemWriter, SavePrompts, type SaveOutcome } from './item-writer';
import { ServerReader } from './server-comparison';

export type ItemEditingDependencies = Pick<ItemDependencies, 'items' | 'schema' | 'access' | 'clock' | 'identifiers'>;

/** One item from opening to leaving: loaded, edited, and where it stands with the server. */
export class ItemEditing {
  private readonly failure = new BehaviorSubject<Failure | null>(null);
  private readonly busy = new BehaviorSubject(false);
  private readonly load$ = new Subject<void>();
  private readonly loads: Effect;
  private readonly edited: EditedItem;
  private readonly server: ServerReader;
  private readonly uncertainWrites: UncertainWrites;
  private readonly writer: ItemWriter;
  readonly form: ItemForm;
  readonly prompts = new SavePrompts();
  /** Which item; a new one becomes an existing one with its first save. */
  readonly target$: Observable<SaveTarget>;
  /** The item as the server has it. */
  readonly item$: Observable<RemoteData<Item>>;
  /** Why the last call did not succeed, unless the fields tell it; null once another one begins. */
  readonly failure$: Observable<Failure | null> = this.failure.asObservable();
  /** A write whose outcome nobody knows; null once it is known. */
  readonly uncertainWrite$: Observable<UncertainWrite | null>;
  /** A new item that is on its way, or of which nobody knows whether it was made. */
  readonly attempt$: Observable<CreateAttempt | null>;
  /** A write is under way, from its first look at the server on; there is never a second. */
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
    this.attempt$ = this.uncertainWrites.creation$.pipe(
      map(
        (doubt) =>
          doubt && {
            sent: doubt.sent,
            key: doubt.key,
            isMade: doubt.key !== null && doubt.key === this.edited.generatedKey,
          },
      ),
    );
    this.loads = new Effect(this.load$.pipe(switchMap(() => this.load())));
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

  /** The item as the server had it when it was last heard of. */
  get serverItem(): Item {
    return this.edited.serverItem;
  }

  /** Reads the item again and starts over; edits are dropped. */
  reload(): void {
    this.uncertainWrites.dismiss();
    if (this.isNew) this.edited.startNew();
    else this.load$.next();
  }

  /** Begins another new item of the collection; edits are dropped. */
  startOver(): void {
    this.dismissUncertainWrite();
    this.edited.startNew();
  }

  /** Sends the edits, after a look at what others have done meanwhile. It is the caller who asks `isBusy` first. */
  save(): Call<SaveOutcome> {
    return this.runBusy(() => this.writer.save());
  }

  /** Sends these values of an existing item alone, in the same way; edits stay edits. */
  saveValues(values: Item): Call<SaveOutcome> {
    return this.runBusy(() => this.writer.saveValues(values));
  }

  remove(): Call<void> {
    const { target, dependencies } = this;
    if (target.kind !== 'existing') throw new Error('Only an existing item can be deleted');
    const call = dependencies.items.remove(target.collection, target.key);
    return this.runBusy(() => this.uncertainWrites.track(uncertainWrite('delete', {}, target.key), call)).pipe(
      tap((result) => isRight(result) && this.edited.dropEdits()),
    );
  }

  /** What a write from elsewhere has made of the item; edits stay edits. */
  applyServerItem(answer: Item): void {
    this.edited.applyServerItem({}, answer);
  }

  /** Edits of these fields were made of other values than those that were loaded. */
  setBaseline(origins: Item): void {
    this.edited.setBaseline(origins);
  }

  /** Another page has sent this as a new item, and nobody has heard what became of it: looked for before it is sent once more. */
  resume({ sent, key, isMade }: CreateAttempt): void {
    if (!this.isNew) return;
    if (isMade && typeof key === 'string') this.edited.reuseKey(key);
    this.uncertainWrites.reopen(uncertainWrite('create', sent, key));
  }

  /** Asks the server whether the write of which nothing is known has taken effect, and goes by its answer. */
  verifyWrite(): Call<WriteVerification> {
    return this.runBusy(() => this.uncertainWrites.verify());
  }

  /** Whoever has looked for themselves may save once more. */
  dismissUncertainWrite(): void {
    this.uncertainWrites.dismiss();
    this.failure.next(null);
  }

  /** Everything is somewhere else by now: nothing is at stake here. */
  dropEdits(): void {
    this.edited.dropEdits();
  }

  dispose(): void {
    this.loads.dispose();
  }

  private load(): Observable<unknown> {
    this.edited.setLoading();
    return this.server
      .read(this.target)
      .pipe(
        tap((result) => (isLeft(result) ? this.edited.setFailed(result.left) : this.edited.start(result.right))),
      );
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
    this.form.setErrors(fields);
    this.failure.next(fields.length > 0 ? null : failure);
  }
}
