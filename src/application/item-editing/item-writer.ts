import { type Either, left, right, isLeft } from 'fp-ts/Either';
import { BehaviorSubject, defer, finalize, type Observable, of, Subject, switchMap, take } from 'rxjs';
import { type Conflict, isUnchanged, type Item, recreatePayload, type Resolution, resolveMerge, valueIn, withGeneratedKey } from '../../domain/items';
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
  readonly isFromForm: boolean;
  readonly concurrent: ConcurrentChange | null;
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
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema'>,
    private readonly server: ServerReader,
    private readonly uncertainWrites: UncertainWrites,
    private readonly prompts: SavePrompts,
  ) {}

  /** A new item, or the edits of one that exists, after a look at what others have made of it. */
  save(): Call<SaveOutcome> {
    const { target, form } = this.edited;
    return target.kind === 'new' ? this.create() : this.compareAndUpdate({ edits: form.edits, isFromForm: true, concurrent: null });
  }

  /** These values of an item that exists, in the same way; they are nobody's edits. */
  saveValues(values: Item): Call<SaveOutcome> {
    return this.compareAndUpdate({ edits: values, isFromForm: false, concurrent: null });
  }

  private compareAndUpdate(write: Write): Call<SaveOutcome> {
    const { edited } = this;
    const { edits } = write;
    if (isUnchanged(edits)) return this.alreadySaved(write);
    return this.server.compare(edited.target, edited.baseline, edits).pipe(
      chainCall((standing): Call<SaveOutcome> => {
        if (standing.kind === 'gone') return this.promptRecreate(edits);
        return standing.kind === 'changed' ? this.mergeAndUpdate(standing, write) : this.update(write);
      }),
    );
  }

  private create(): Call<SaveOutcome> {
    if (!this.uncertainWrites.mayBeCreated) return this.createFromForm();
    return this.uncertainWrites.verify().pipe(
      chainCall((outcome): Call<SaveOutcome> => {
        if (outcome.kind === 'arrived')
          return succeed({ kind: 'saved', item: outcome.item, created: true, others: null });
        return outcome.kind === 'not-arrived' ? this.createFromForm() : succeed(CANCELLED);
      }),
    );
  }

  private createFromForm(): Call<SaveOutcome> {
    const { edited, dependencies } = this;
    const { collection } = edited.target;
    const sent = edited.form.edits;
    return this.sendNewItem(sent, withGeneratedKey(dependencies.schema.schema, collection, sent, edited.generatedKey, edited.canSet));
  }

  private sendNewItem(sent: Item, body: Item): Call<SaveOutcome> {
    const { edited, uncertainWrites } = this;
    const call = this.dependencies.items.create(edited.target.collection, body);
    const doubt = uncertainWrite('create', sent, edited.keyIn(body));
    return uncertainWrites.track(doubt, call).pipe(
      switchMap((result): Call<SaveOutcome> => {
        if (isLeft(result) && this.isKeyOfEarlierAttempt(result.left, body)) return this.verifyEarlierAttempt(doubt, result.left);
        // Created, but not to be seen by this person: there is no answer to show.
        const answer: Either<Failure, Item> =
          isLeft(result) && isApiCode(result.left, 'ITEM_NOT_FOUND') ? right(body) : result;
        if (isLeft(answer)) return of(answer);
        const item = { ...body, ...answer.right };
        edited.onCreated(sent, item);
        return succeed({ kind: 'saved', item, created: true, others: null });
      }),
    );
  }

  /** A key that was made here, and is taken, was taken by an earlier attempt whose answer was lost. */
  private isKeyOfEarlierAttempt(failure: Failure, body: Item): boolean {
    const { edited } = this;
    const key = edited.keyIn(body);
    const refused =
      failure.kind === 'api' && failure.code === 'RECORD_NOT_UNIQUE' ? failure.fields.map(({ field }) => field) : [];
    return key === edited.generatedKey && refused.some((field) => body[field] === key);
  }

  /** Looked at, for what that attempt has brought there may be older than what stands in the form. */
  private verifyEarlierAttempt(doubt: UncertainWrite, refusal: Failure): Call<SaveOutcome> {
    // In doubt until it has been looked at, for this page and for the one that comes after it.
    this.uncertainWrites.reopen(doubt);
    return this.uncertainWrites
      .verify()
      .pipe(
        chainCall((outcome): Call<SaveOutcome> =>
          outcome.kind === 'arrived'
            ? succeed({ kind: 'saved', item: outcome.item, created: true, others: null })
            : of(left(refusal)),
        ),
      );
  }

  private mergeAndUpdate({ now, merge, others }: Changed, write: Write): Call<SaveOutcome> {
    const { edited } = this;
    const rest = withoutFields(write.edits, others);
    if (merge.conflicts.length === 0) {
      edited.applyServerItem({}, now);
      return this.update({ ...write, edits: merge.edits, concurrent: rest });
    }
    // Typing has gone on while the server was looked at: the question is about what stands in the form by now.
    const conflicts = write.isFromForm
      ? merge.conflicts.map((each) => ({ ...each, mine: valueIn(edited.form.values, each.field) }))
      : merge.conflicts;
    return this.prompts.prompt({ kind: 'conflict', conflicts, others }).pipe(
      switchMap((answer): Call<SaveOutcome> => {
        if (answer.kind !== 'decide') return succeed(CANCELLED);
        const decided = resolveMerge({ ...merge, conflicts }, answer.decided);
        const typed = edited.form.edits;
        edited.applyServerItem({}, now);
        for (const { field } of merge.conflicts) {
          if (Object.hasOwn(typed, field)) edited.form.change(field, decided[field] ?? valueIn(now, field));
        }
        // Looked at once more: the question may have stood there for long.
        return this.compareAndUpdate({ ...write, edits: decided, concurrent: rest });
      }),
    );
  }

  /** There is nothing to write any more, and so nothing to doubt of what was written. */
  private alreadySaved({ isFromForm, concurrent: others }: Write): Call<SaveOutcome> {
    if (isFromForm) this.uncertainWrites.dismiss();
    return succeed({ kind: 'agreed', item: this.edited.serverItem, others });
  }

  private update(write: Write): Call<SaveOutcome> {
    const { edited, dependencies } = this;
    const { edits, isFromForm, concurrent: others } = write;
    if (isUnchanged(edits)) return this.alreadySaved(write);
    const { target } = edited;
    const call =
      target.kind === 'existing'
        ? dependencies.items.update(target.collection, target.key, edits)
        : dependencies.items.updateSingleton(target.collection, edits);
    return this.uncertainWrites.track(uncertainWrite('update', edits, null), call).pipe(
      switchMap((result): Call<SaveOutcome> => {
        if (isLeft(result))
          return isApiCode(result.left, 'ITEM_NOT_FOUND') ? this.promptRecreate(edits) : of(result);
        edited.applyServerItem(isFromForm ? edits : {}, result.right);
        return succeed({ kind: 'saved', item: edited.serverItem, created: false, others });
      }),
    );
  }

  private promptRecreate(edits: Item): Call<SaveOutcome> {
    const { edited, dependencies } = this;
    return this.prompts.prompt({ kind: 'gone' }).pipe(
      switchMap((answer): Call<SaveOutcome> => {
        if (answer.kind !== 'create-again') return succeed(CANCELLED);
        return this.sendNewItem(
          edits,
          recreatePayload(dependencies.schema.schema, edited.target.collection, edited.serverItem, edits, edited.canSet),
        );
      }),
    );
  }
}
