import { type Either, left, right } from 'fp-ts/Either';
import { BehaviorSubject, defer, finalize, type Observable, of, Subject, switchMap, take } from 'rxjs';
import { type Conflict, isUnchanged, type Item, recreation, type Resolution, resolveMerge, valueIn, withMadeKey } from '../../domain/items';
import { type Call, chainCall, type Failure, isApiCode, succeed } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import { type UncertainWrite, uncertainWrite, type UncertainWrites } from './uncertain-write';
import type { EditedItem } from './edited-item';
import type { ConcurrentChange, ServerReader, ServerComparison } from './server-comparison';

/** What somebody has to decide before a save can go on. */
export type SavePrompt =
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[]; readonly others: ConcurrentChange }
  | { readonly kind: 'gone' };

/** How it is decided; 'stop' leaves everything as it is, unsaved. */
export type SaveAnswer =
  | { readonly kind: 'stop' }
  | { readonly kind: 'decide'; readonly decided: Readonly<Record<string, Resolution>> }
  | { readonly kind: 'create-again' };

/** One question at a time, and the save that waits for its answer. */
export class SavePrompts {
  private readonly current = new BehaviorSubject<SavePrompt | null>(null);
  private readonly answers$ = new Subject<SaveAnswer>();
  /** What is to be decided now; null while nothing is. */
  readonly current$: Observable<SavePrompt | null> = this.current.asObservable();

  answer(answer: SaveAnswer): void {
    this.answers$.next(answer);
  }

  /** Asks when subscribed, and emits the answer once. */
  prompt(question: SavePrompt): Observable<SaveAnswer> {
    return defer(() => {
      this.current.next(question);
      return this.answers$.pipe(
        take(1),
        finalize(() => this.current.next(null)),
      );
    });
  }
}

/** How a save ended: written; there already, so that nothing was left to write; or stopped by whoever was asked. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly item: Item; readonly created: boolean; readonly others: ConcurrentChange | null }
  | { readonly kind: 'agreed'; readonly item: Item; readonly others: ConcurrentChange | null }
  | { readonly kind: 'stopped' };

/** What is on its way. `typed`: it stands in the form, and is settled by the answer. */
interface Write {
  readonly edits: Item;
  readonly typed: boolean;
  readonly others: ConcurrentChange | null;
}

type Changed = Extract<ServerComparison, { readonly kind: 'changed' }>;

const CANCELLED: SaveOutcome = { kind: 'stopped' };

/** What others have changed besides the edited fields: of those somebody has just decided. */
const withoutFields = (edits: Item, { fields, latest }: ConcurrentChange): ConcurrentChange | null => {
  const rest = fields.filter((field) => !Object.hasOwn(edits, field));
  return rest.length === 0 ? null : { fields: rest, latest };
};

/** The way of edits to the server: never over what somebody else has written, never twice. */
export class ItemWriter {
  constructor(
    private readonly edited: EditedItem,
    private readonly parts: Pick<ItemDependencies, 'items' | 'schema'>,
    private readonly server: ServerReader,
    private readonly doubts: UncertainWrites,
    private readonly questions: SavePrompts,
  ) {}

  /** A new item, or the edits of one that exists, after a look at what others have made of it. */
  save(): Call<SaveOutcome> {
    const { target, form } = this.edited;
    return target.kind === 'new' ? this.create() : this.change({ edits: form.edits, typed: true, others: null });
  }

  /** These values of an item that exists, in the same way; they are nobody's edits. */
  send(values: Item): Call<SaveOutcome> {
    return this.change({ edits: values, typed: false, others: null });
  }

  private change(write: Write): Call<SaveOutcome> {
    const { edited } = this;
    const { edits } = write;
    if (isUnchanged(edits)) return this.agree(write);
    return this.server.compare(edited.target, edited.origin, edits).pipe(
      chainCall((standing): Call<SaveOutcome> => {
        if (standing.kind === 'gone') return this.askAboutGone(edits);
        return standing.kind === 'changed' ? this.reconcile(standing, write) : this.update(write);
      }),
    );
  }

  private create(): Call<SaveOutcome> {
    if (!this.doubts.mayBeCreated) return this.post();
    return this.doubts.verify().pipe(
      chainCall((outcome): Call<SaveOutcome> => {
        if (outcome.kind === 'arrived')
          return succeed({ kind: 'saved', item: outcome.item, created: true, others: null });
        return outcome.kind === 'not-arrived' ? this.post() : succeed(CANCELLED);
      }),
    );
  }

  private post(): Call<SaveOutcome> {
    const { edited, parts } = this;
    const { collection } = edited.target;
    const sent = edited.form.edits;
    return this.posting(sent, withMadeKey(parts.schema.schema, collection, sent, edited.madeKey, edited.maySend));
  }

  private posting(sent: Item, body: Item): Call<SaveOutcome> {
    const { edited, doubts } = this;
    const call = this.parts.items.create(edited.target.collection, body);
    const doubt = uncertainWrite('create', sent, edited.keyIn(body));
    return doubts.track(doubt, call).pipe(
      switchMap((result): Call<SaveOutcome> => {
        if (result._tag === 'Left' && this.isTakenByUs(result.left, body)) return this.recognise(doubt, result.left);
        // Created, but not to be seen by this person: there is no answer to show.
        const answer: Either<Failure, Item> =
          result._tag === 'Left' && isApiCode(result.left, 'ITEM_NOT_FOUND') ? right(body) : result;
        if (answer._tag === 'Left') return of(answer);
        const item = { ...body, ...answer.right };
        edited.born(sent, item);
        return succeed({ kind: 'saved', item, created: true, others: null });
      }),
    );
  }

  /** A key that was made here, and is taken, was taken by an earlier attempt whose answer was lost. */
  private isTakenByUs(failure: Failure, body: Item): boolean {
    const { edited } = this;
    const key = edited.keyIn(body);
    const refused =
      failure.kind === 'api' && failure.code === 'RECORD_NOT_UNIQUE' ? failure.fields.map(({ field }) => field) : [];
    return key === edited.madeKey && refused.some((field) => body[field] === key);
  }

  /** Looked at, for what that attempt has brought there may be older than what stands in the form. */
  private recognise(doubt: UncertainWrite, refusal: Failure): Call<SaveOutcome> {
    // In doubt until it has been looked at, for this page and for the one that comes after it.
    this.doubts.reopen(doubt);
    return this.doubts
      .verify()
      .pipe(
        chainCall((outcome): Call<SaveOutcome> =>
          outcome.kind === 'arrived'
            ? succeed({ kind: 'saved', item: outcome.item, created: true, others: null })
            : of(left(refusal)),
        ),
      );
  }

  private reconcile({ now, merge, others }: Changed, write: Write): Call<SaveOutcome> {
    const { edited } = this;
    const rest = withoutFields(write.edits, others);
    if (merge.conflicts.length === 0) {
      edited.takeOver({}, now);
      return this.update({ ...write, edits: merge.edits, others: rest });
    }
    // Typing has gone on while the server was looked at: the question is about what stands in the form by now.
    const conflicts = write.typed
      ? merge.conflicts.map((each) => ({ ...each, mine: valueIn(edited.form.values, each.field) }))
      : merge.conflicts;
    return this.questions.prompt({ kind: 'conflict', conflicts, others }).pipe(
      switchMap((answer): Call<SaveOutcome> => {
        if (answer.kind !== 'decide') return succeed(CANCELLED);
        const decided = resolveMerge({ ...merge, conflicts }, answer.decided);
        const typed = edited.form.edits;
        edited.takeOver({}, now);
        for (const { field } of merge.conflicts) {
          if (Object.hasOwn(typed, field)) edited.form.change(field, decided[field] ?? valueIn(now, field));
        }
        // Looked at once more: the question may have stood there for long.
        return this.change({ ...write, edits: decided, others: rest });
      }),
    );
  }

  /** There is nothing to write any more, and so nothing to doubt of what was written. */
  private agree({ typed, others }: Write): Call<SaveOutcome> {
    if (typed) this.doubts.dismiss();
    return succeed({ kind: 'agreed', item: this.edited.known, others });
  }

  private update(write: Write): Call<SaveOutcome> {
    const { edited, parts } = this;
    const { edits, typed, others } = write;
    if (isUnchanged(edits)) return this.agree(write);
    const { target } = edited;
    const call =
      target.kind === 'existing'
        ? parts.items.update(target.collection, target.key, edits)
        : parts.items.updateSingleton(target.collection, edits);
    return this.doubts.track(uncertainWrite('update', edits, null), call).pipe(
      switchMap((result): Call<SaveOutcome> => {
        if (result._tag === 'Left')
          return isApiCode(result.left, 'ITEM_NOT_FOUND') ? this.askAboutGone(edits) : of(result);
        edited.takeOver(typed ? edits : {}, result.right);
        return succeed({ kind: 'saved', item: edited.known, created: false, others });
      }),
    );
  }

  private askAboutGone(edits: Item): Call<SaveOutcome> {
    const { edited, parts } = this;
    return this.questions.prompt({ kind: 'gone' }).pipe(
      switchMap((answer): Call<SaveOutcome> => {
        if (answer.kind !== 'create-again') return succeed(CANCELLED);
        return this.posting(
          edits,
          recreation(parts.schema.schema, edited.target.collection, edited.known, edits, edited.maySend),
        );
      }),
    );
  }
}
