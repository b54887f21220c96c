import { isLeft, isRight, left, right, type Either } from 'fp-ts/Either';
import { BehaviorSubject, defer, finalize, of, Subject, switchMap, take, type Observable } from 'rxjs';
import {
  isUnchanged,
  mapRelated,
  omitFields,
  pickFields,
  recreatePayload,
  resolveMerge,
  resolveRelated,
  valueIn,
  withGeneratedKey,
  type Conflict,
  type Item,
  type Merge,
  type Resolution,
} from '../../domain/items';
import { isUnreadable, newestRevisionId, newestRevisionQuery } from '../../domain/revisions';
import { chainCall, isApiCode, isMissing, mapCall, succeed, type Call, type Failure } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { EditedItem } from './edited-item';
import { RelatedComparison, type RelatedConflicts } from './comparison/related-comparison';
import type { ConcurrentChange, ServerComparison, ServerReader } from './comparison/server-comparison';
import type { UncertainWrites } from './uncertain-writes/uncertain-write';
import { uncertainWrite, type UncertainWrite } from './uncertain-writes/write-verifier';

/** What the user has to decide before a save can continue. */
export type SavePrompt =
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[]; readonly concurrent: ConcurrentChange }
  | { readonly kind: 'deleted' };

/** 'cancel' ends the save and keeps the edits. */
export type SaveAnswer =
  | { readonly kind: 'cancel' }
  | { readonly kind: 'resolve'; readonly resolutions: Readonly<Record<string, Resolution>> }
  | { readonly kind: 'recreate' };

/** One prompt at a time, and the save that waits for its answer. */
export class SavePrompts {
  private readonly current = new BehaviorSubject<SavePrompt | null>(null);
  private readonly answers$ = new Subject<SaveAnswer>();
  /** The prompt to show; null if there is none. */
  readonly current$: Observable<SavePrompt | null> = this.current.asObservable();

  answer(answer: SaveAnswer): void {
    this.answers$.next(answer);
  }

  /** Shows the prompt on subscription, and emits the answer once. */
  prompt(prompt: SavePrompt): Observable<SaveAnswer> {
    return defer(() => {
      this.current.next(prompt);
      return this.answers$.pipe(
        take(1),
        finalize(() => this.current.next(null)),
      );
    });
  }
}

/** `already-saved`: the server has the values already, nothing was sent. `cancelled`: the user cancelled a prompt. */
export type SaveOutcome =
  | {
      readonly kind: 'saved';
      readonly item: Item;
      readonly created: boolean;
      readonly concurrent: ConcurrentChange | null;
    }
  | { readonly kind: 'already-saved'; readonly item: Item; readonly concurrent: ConcurrentChange | null }
  | { readonly kind: 'cancelled' };

interface Update {
  readonly edits: Item;
  /** The edits come from the form: once saved, they are no edits any more. */
  readonly isFromForm: boolean;
  readonly concurrent: ConcurrentChange | null;
}

const CANCELLED: SaveOutcome = { kind: 'cancelled' };

const created = (item: Item): SaveOutcome => ({ kind: 'saved', item, created: true, concurrent: null });

/** The concurrent change without the edited fields, which the user has just decided; null if nothing is left of it. */
const withoutFields = (edits: Item, { fields, latest }: ConcurrentChange): ConcurrentChange | null => {
  const rest = fields.filter((field) => !Object.hasOwn(edits, field));
  return rest.length === 0 ? null : { fields: rest, latest };
};

/** The edits that the server has already, possibly in the form in which the database keeps them. */
const savedValues = (edits: Item, { edits: unsaved, conflicts }: Merge): Item =>
  omitFields(edits, [...Object.keys(unsaved), ...conflicts.map(({ field }) => field)]);

/**
 * Sends an item to the server. Compares before each update and merges or prompts, so that concurrent changes are not
 * overwritten; verifies uncertain creates before they are repeated, so that no item is created twice.
 */
export class ItemWriter {
  private readonly related: RelatedComparison;

  constructor(
    private readonly edited: EditedItem,
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'access'>,
    private readonly server: ServerReader,
    private readonly uncertainWrites: UncertainWrites,
    private readonly prompts: SavePrompts,
  ) {
    this.related = new RelatedComparison(dependencies, server);
  }

  /** Creates the new item, or updates the existing one with the edits of the form. */
  save(): Call<SaveOutcome> {
    if (this.edited.target.kind === 'new') return this.create();
    return this.onceVerified(() => this.updateFromForm()).pipe(finalize(() => this.uncertainWrites.prepare(null)));
  }

  /** Updates an existing item with these values only; the edits of the form stay edits. */
  saveValues(values: Item): Call<SaveOutcome> {
    return this.onceVerified(() => this.compareAndUpdate({ edits: values, isFromForm: false, concurrent: null }));
  }

  /** While it is unknown whether an update has created related items, nothing else is sent: the user has to say. */
  private onceVerified(write: () => Call<SaveOutcome>): Call<SaveOutcome> {
    const { uncertainWrites } = this;
    if (!uncertainWrites.mustBeVerified) return write();
    return uncertainWrites.verify().pipe(
      switchMap((result): Call<SaveOutcome> => {
        // A deleted item is prompted for by the comparison before the update.
        if (isLeft(result) && !isMissing(result.left)) return of(result);
        return isRight(result) && uncertainWrites.mayHaveCreatedRelated ? succeed(CANCELLED) : write();
      }),
    );
  }

  private updateFromForm(): Call<SaveOutcome> {
    this.edited.addRowKeys();
    return this.compareAndUpdate({ edits: this.edited.form.edits, isFromForm: true, concurrent: null });
  }

  private compareAndUpdate(update: Update): Call<SaveOutcome> {
    const { edited } = this;
    const { edits, isFromForm } = update;
    if (isUnchanged(edits)) return this.alreadySaved(update);
    if (isFromForm) this.uncertainWrites.prepare(edits);
    return this.server.compare(edited.target, edited.baseline, edits).pipe(
      chainCall((comparison): Call<SaveOutcome> => {
        switch (comparison.kind) {
          case 'missing':
            return this.promptRecreate(edits);
          case 'changed':
            return this.mergeAndUpdate(comparison, update);
          case 'unchanged':
            return this.update(update);
        }
      }),
    );
  }

  private create(): Call<SaveOutcome> {
    if (!this.uncertainWrites.mayBeCreated) return this.createFromForm();
    return this.uncertainWrites.verify().pipe(
      chainCall((verification): Call<SaveOutcome> => {
        if (verification.kind === 'applied') return succeed(created(verification.item));
        return verification.kind === 'not-applied' ? this.createFromForm() : succeed(CANCELLED);
      }),
    );
  }

  private createFromForm(): Call<SaveOutcome> {
    const { edited, dependencies } = this;
    edited.addRowKeys();
    const sent = edited.form.edits;
    const { schema } = dependencies.schema;
    return this.sendNewItem(
      sent,
      withGeneratedKey(schema, edited.target.collection, sent, edited.generatedKey, edited.canSet),
    );
  }

  private sendNewItem(sent: Item, values: Item): Call<SaveOutcome> {
    const { edited, uncertainWrites } = this;
    const { payload, created: related } = edited.withItemKeys(values);
    const call = this.dependencies.items.create(edited.target.collection, payload);
    const write = uncertainWrite('create', sent, { key: edited.keyIn(payload), created: related });
    return uncertainWrites.track(write, call).pipe(
      switchMap((result): Call<SaveOutcome> => {
        if (isLeft(result) && this.isKeyOfEarlierAttempt(result.left, payload))
          return this.verifyEarlierAttempt(write, result.left);
        // The item was created, but this user may not read it: there is no response body.
        const answer: Either<Failure, Item> =
          isLeft(result) && isApiCode(result.left, 'ITEM_NOT_FOUND') ? right(payload) : result;
        if (isLeft(answer)) return of(answer);
        const item = { ...payload, ...answer.right };
        edited.onCreated(sent, item);
        return succeed(created(item));
      }),
    );
  }

  /** The generated key is unique: if it is taken, an earlier attempt whose answer was lost has created the item. */
  private isKeyOfEarlierAttempt(failure: Failure, payload: Item): boolean {
    const { edited } = this;
    const key = edited.keyIn(payload);
    const taken =
      failure.kind === 'api' && failure.code === 'RECORD_NOT_UNIQUE' ? failure.fields.map(({ field }) => field) : [];
    return key === edited.generatedKey && taken.some((field) => payload[field] === key);
  }

  /** The earlier attempt may have saved older values than the form holds: they are read before anything else. */
  private verifyEarlierAttempt(write: UncertainWrite, failure: Failure): Call<SaveOutcome> {
    // Uncertain until verified, for this page and for the draft that another page may recover.
    this.uncertainWrites.reopen(write);
    return this.uncertainWrites
      .verify()
      .pipe(
        chainCall((verification): Call<SaveOutcome> =>
          verification.kind === 'applied' ? succeed(created(verification.item)) : of(left(failure)),
        ),
      );
  }

  private mergeAndUpdate(
    { now, merge, concurrent }: Extract<ServerComparison, { readonly kind: 'changed' }>,
    update: Update,
  ): Call<SaveOutcome> {
    const { edited } = this;
    const rest = withoutFields(update.edits, concurrent);
    const saved = update.isFromForm ? savedValues(update.edits, merge) : {};
    if (merge.conflicts.length === 0) {
      edited.applyServerItem(saved, now);
      return this.update({ ...update, edits: merge.edits, concurrent: rest });
    }
    // The user may have typed on during the comparison: the prompt shows the current values of the form.
    const conflicts = update.isFromForm
      ? merge.conflicts.map((each) => ({ ...each, mine: valueIn(edited.form.values, each.field) }))
      : merge.conflicts;
    return this.prompts.prompt({ kind: 'conflict', conflicts, concurrent }).pipe(
      switchMap((answer): Call<SaveOutcome> => {
        if (answer.kind !== 'resolve') return succeed(CANCELLED);
        const resolved = resolveMerge({ ...merge, conflicts }, answer.resolutions);
        const formEdits = edited.form.edits;
        edited.applyServerItem(saved, now);
        for (const { field } of merge.conflicts) {
          if (Object.hasOwn(formEdits, field)) edited.form.change(field, resolved[field] ?? valueIn(now, field));
        }
        // Compared again: the prompt may have been open for a long time.
        return this.compareAndUpdate({ ...update, edits: resolved, concurrent: rest });
      }),
    );
  }

  private alreadySaved({ isFromForm, concurrent }: Update): Call<SaveOutcome> {
    if (isFromForm) this.uncertainWrites.dismiss();
    return succeed({ kind: 'already-saved', item: this.edited.serverItem, concurrent });
  }

  private update(update: Update): Call<SaveOutcome> {
    const { edited } = this;
    const { edits, isFromForm } = update;
    if (isUnchanged(edits)) return this.alreadySaved(update);
    if (!isFromForm) return this.send(update);
    return this.related
      .compare(edited.target.collection, edits, edited.form.baselines)
      .pipe(chainCall((found) => (found === null ? this.send(update) : this.promptRelated(found, update))));
  }

  /** Asks about edits of related items that other users have changed since, and compares again. */
  private promptRelated({ conflicts, concurrent }: RelatedConflicts, update: Update): Call<SaveOutcome> {
    const { form } = this.edited;
    return this.prompts.prompt({ kind: 'conflict', conflicts, concurrent }).pipe(
      switchMap((answer): Call<SaveOutcome> => {
        if (answer.kind !== 'resolve') return succeed(CANCELLED);
        this.uncertainWrites.prepare(null);
        const map = resolveRelated(form.relations(), conflicts, answer.resolutions, (name, key) =>
          form.baselines.of(name, key),
        );
        form.mapRelated(map);
        for (const { field, row, theirs } of conflicts)
          if (row !== undefined)
            form.baselines.set(row.collection, row.key, {
              ...form.baselines.of(row.collection, row.key),
              [field]: theirs,
            });
        this.edited.rereadLists();
        const resolved = mapRelated(form.relations(), update.edits, map);
        return this.compareAndUpdate({ ...update, edits: pickFields(resolved, Object.keys(form.edits)) });
      }),
    );
  }

  private send({ edits, isFromForm, concurrent }: Update): Call<SaveOutcome> {
    const { edited, dependencies } = this;
    const { target } = edited;
    const { payload, created: related } = edited.withItemKeys(edits);
    const call =
      target.kind === 'existing'
        ? dependencies.items.update(target.collection, target.key, payload)
        : dependencies.items.updateSingleton(target.collection, payload);
    return this.lastRevision(edits).pipe(
      chainCall((lastRevision) => {
        const details = { lastRevision, base: edited.serverItem, created: related };
        return this.uncertainWrites.track(uncertainWrite('update', edits, details), call);
      }),
      switchMap((result): Call<SaveOutcome> => {
        if (isLeft(result)) return isApiCode(result.left, 'ITEM_NOT_FOUND') ? this.promptRecreate(edits) : of(result);
        edited.applyServerItem(isFromForm ? edits : {}, result.right);
        return succeed({ kind: 'saved', item: edited.serverItem, created: false, concurrent });
      }),
    );
  }

  /** The id of the newest revision, if a later one may be needed to prove the update; null otherwise. */
  private lastRevision(edits: Item): Call<number | null> {
    const { target, serverItem } = this.edited;
    const { schema } = this.dependencies.schema;
    if (!isUnreadable(schema, target.collection, serverItem, edits) && !this.edited.createsRelated(edits))
      return succeed(null);
    return this.server
      .revisions(target, serverItem, (key) => newestRevisionQuery(target.collection, key))
      .pipe(mapCall((rows) => rows && newestRevisionId(rows)));
  }

  private promptRecreate(edits: Item): Call<SaveOutcome> {
    const { edited, dependencies } = this;
    return this.prompts.prompt({ kind: 'deleted' }).pipe(
      switchMap((answer): Call<SaveOutcome> => {
        if (answer.kind !== 'recreate') return succeed(CANCELLED);
        const { schema } = dependencies.schema;
        const { collection } = edited.target;
        const payload = recreatePayload(schema, collection, edited.serverItem, edits, edited.canSet);
        // Steps of lists are left out of the payload: they stay edits, of the new item.
        return this.sendNewItem(pickFields(edits, Object.keys(payload)), payload);
      }),
    );
  }
}
