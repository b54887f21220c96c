import { BehaviorSubject, defer, map, Subject, switchMap, tap, type Observable } from 'rxjs';
import type { Item, Target } from '../../domain/items';
import type { Attempt } from '../../domain/recovery';
import { Effect, type Call, type Failure, type RemoteData } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { type UncertainWrite, WriteVerifier, uncertainWrite, type WriteVerification, UncertainWrites } from './uncertain-write';
import { EditedItem } from './edited-item';
import type { ItemForm } from './item-form';
import { ItemWriter, SavePrompts, type SaveOutcome } from './item-writer';
import { ServerReader } from './server-comparison';

export type EditingParts = Pick<ItemDependencies, 'items' | 'schema' | 'access' | 'clock' | 'identifiers'>;

/** One item from opening to leaving: loaded, edited, and where it stands with the server. */
export class ItemEditing {
  private readonly problem = new BehaviorSubject<Failure | null>(null);
  private readonly busy = new BehaviorSubject(false);
  private readonly load$ = new Subject<void>();
  private readonly loads: Effect;
  private readonly edited: EditedItem;
  private readonly server: ServerReader;
  private readonly doubts: UncertainWrites;
  private readonly saving: ItemWriter;
  readonly form: ItemForm;
  readonly questions = new SavePrompts();
  /** Which item; a new one becomes an existing one with its first save. */
  readonly target$: Observable<Target>;
  /** The item as the server has it. */
  readonly item$: Observable<RemoteData<Item>>;
  /** Why the last call did not succeed, unless the fields tell it; null once another one begins. */
  readonly problem$: Observable<Failure | null> = this.problem.asObservable();
  /** A write whose outcome nobody knows; null once it is known. */
  readonly doubt$: Observable<UncertainWrite | null>;
  /** A new item that is on its way, or of which nobody knows whether it was made. */
  readonly attempt$: Observable<Attempt | null>;
  /** A write is under way, from its first look at the server on; there is never a second. */
  readonly busy$: Observable<boolean> = this.busy.asObservable();

  constructor(
    target: Target,
    private readonly parts: EditingParts,
  ) {
    this.edited = new EditedItem(target, parts);
    this.server = new ServerReader(parts);
    this.doubts = new UncertainWrites(this.edited, new WriteVerifier(parts, this.server));
    this.saving = new ItemWriter(this.edited, parts, this.server, this.doubts, this.questions);
    this.form = this.edited.form;
    this.target$ = this.edited.target$;
    this.item$ = this.edited.item$;
    this.doubt$ = this.doubts.current$;
    this.attempt$ = this.doubts.creation$.pipe(
      map(
        (doubt) =>
          doubt && {
            sent: doubt.sent,
            key: doubt.key,
            isMade: doubt.key !== null && doubt.key === this.edited.madeKey,
          },
      ),
    );
    this.loads = new Effect(this.load$.pipe(switchMap(() => this.load())));
    this.reload();
  }

  get target(): Target {
    return this.edited.target;
  }

  get isNew(): boolean {
    return this.target.kind === 'new';
  }

  get busyNow(): boolean {
    return this.busy.value;
  }

  /** The item as the server had it when it was last heard of. */
  get known(): Item {
    return this.edited.known;
  }

  /** Reads the item again and starts over; edits are dropped. */
  reload(): void {
    this.doubts.dismiss();
    if (this.isNew) this.edited.beginNew();
    else this.load$.next();
  }

  /** Begins another new item of the collection; edits are dropped. */
  startOver(): void {
    this.dismissDoubt();
    this.edited.beginNew();
  }

  /** Sends the edits, after a look at what others have done meanwhile. It is the caller who asks `busyNow` first. */
  save(): Call<SaveOutcome> {
    return this.working(() => this.saving.save());
  }

  /** Sends these values of an existing item alone, in the same way; edits stay edits. */
  send(values: Item): Call<SaveOutcome> {
    return this.working(() => this.saving.send(values));
  }

  remove(): Call<void> {
    const { target, parts } = this;
    if (target.kind !== 'existing') throw new Error('Only an existing item can be deleted');
    const call = parts.items.remove(target.collection, target.key);
    return this.working(() => this.doubts.track(uncertainWrite('delete', {}, target.key), call)).pipe(
      tap((result) => result._tag === 'Right' && this.edited.forgetEdits()),
    );
  }

  /** What a write from elsewhere has made of the item; edits stay edits. */
  takeOver(answer: Item): void {
    this.edited.takeOver({}, answer);
  }

  /** Edits of these fields were made of other values than those that were loaded. */
  dateBack(origins: Item): void {
    this.edited.dateBack(origins);
  }

  /** Another page has sent this as a new item, and nobody has heard what became of it: looked for before it is sent once more. */
  resume({ sent, key, isMade }: Attempt): void {
    if (!this.isNew) return;
    if (isMade && typeof key === 'string') this.edited.adoptKey(key);
    this.doubts.reopen(uncertainWrite('create', sent, key));
  }

  /** Asks the server whether the write of which nothing is known has taken effect, and goes by its answer. */
  clearDoubt(): Call<WriteVerification> {
    return this.working(() => this.doubts.verify());
  }

  /** Whoever has looked for themselves may save once more. */
  dismissDoubt(): void {
    this.doubts.dismiss();
    this.problem.next(null);
  }

  /** Everything is somewhere else by now: nothing is at stake here. */
  forgetEdits(): void {
    this.edited.forgetEdits();
  }

  dispose(): void {
    this.loads.dispose();
  }

  private load(): Observable<unknown> {
    this.edited.wait();
    return this.server
      .read(this.target)
      .pipe(
        tap((result) => (result._tag === 'Left' ? this.edited.fail(result.left) : this.edited.begin(result.right))),
      );
  }

  private working<A>(call: () => Call<A>): Call<A> {
    return defer(() => {
      this.busy.next(true);
      this.problem.next(null);
      this.form.refuse([]);
      return call();
    }).pipe(
      tap({
        next: (result) => {
          this.busy.next(false);
          if (result._tag === 'Left') this.refused(result.left);
        },
        complete: () => this.busy.next(false),
        unsubscribe: () => this.busy.next(false),
      }),
    );
  }

  private refused(failure: Failure): void {
    const fields = failure.kind === 'api' ? failure.fields : [];
    this.form.refuse(fields);
    this.problem.next(fields.length > 0 ? null : failure);
  }
}
