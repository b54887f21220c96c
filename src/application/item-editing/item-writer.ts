import { isLeft, isRight } from 'fp-ts/Either';
import { finalize, of, switchMap } from 'rxjs';
import {
  conflictId,
  isMovedRow,
  isSameKey,
  isUnchanged,
  mapRelated,
  omitFields,
  pickFields,
  placedLast,
  recreatePayload,
  relatedEdits,
  relatedWrites,
  resolveMerge,
  resolveRelated,
  valueIn,
  withEditsNow,
  withoutItems,
  type Conflict,
  type Item,
  type Merge,
  type Resolution,
} from '../../domain/items';
import { isUnreadable, newestRevisionId, newestRevisionQuery } from '../../domain/revisions';
import { chainCall, equals, isApiCode, isMissing, mapCall, succeed, type Call } from '../../kernel';
import type { ItemDependencies } from '../dependencies';
import type { EditedItem } from './edited-item';
import { RelatedComparison, type RelatedState } from './comparison/related-comparison';
import {
  type ConcurrentChange,
  type ConflictGroup,
  joinByAuthor,
  type ServerComparison,
  type ServerReader,
} from './comparison/server-comparison';
import { ItemCreator } from './item-creator';
import { CANCELLED, type SaveOutcome } from './save-outcome';
import type { SavePrompts } from './save-prompts';
import type { UncertainWrites } from './uncertain-writes/uncertain-write';
import { uncertainWrite } from './uncertain-writes/write-verifier';

interface Update {
  readonly edits: Item;
  /** The edits come from the form: once saved, they are no edits any more. */
  readonly isFromForm: boolean;
  readonly concurrent: ConcurrentChange | null;
}

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
 * overwritten.
 */
export class ItemWriter {
  private readonly creator: ItemCreator;
  private readonly related: RelatedComparison;

  constructor(
    private readonly edited: EditedItem,
    private readonly dependencies: Pick<ItemDependencies, 'items' | 'schema' | 'access'>,
    private readonly server: ServerReader,
    private readonly uncertainWrites: UncertainWrites,
    private readonly prompts: SavePrompts,
  ) {
    this.creator = new ItemCreator(edited, dependencies, uncertainWrites);
    this.related = new RelatedComparison(dependencies, server);
  }

  /** Creates the new item, or updates the existing one with the edits of the form. */
  save(): Call<SaveOutcome> {
    if (this.edited.target.kind === 'new') return this.creator.create();
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
    return this.relatedState(update).pipe(
      chainCall((related) => {
        // The user may have typed on during the comparison: the prompt shows the current values of the form.
        const conflicts = update.isFromForm
          ? merge.conflicts.map((each) => ({ ...each, mine: valueIn(edited.form.values, each.field) }))
          : merge.conflicts;
        const groups = related === null ? [] : this.withEditsNow(related.conflicts);
        return this.prompts
          .prompt({ kind: 'conflict', groups: joinByAuthor([{ conflicts, concurrent }, ...groups]) })
          .pipe(
            switchMap((answer): Call<SaveOutcome> => {
              if (answer.kind !== 'resolve') return succeed(CANCELLED);
              const { resolutions } = answer;
              const resolved = resolveMerge({ ...merge, conflicts }, resolutions);
              const formEdits = edited.form.edits;
              edited.applyServerItem(saved, now);
              for (const { field } of merge.conflicts) {
                if (Object.hasOwn(formEdits, field)) edited.form.change(field, resolved[field] ?? valueIn(now, field));
              }
              const edits =
                related === null || groups.length === 0
                  ? resolved
                  : this.resolveRelated({ ...related, conflicts: groups }, resolutions, resolved);
              // Compared again: the prompt may have been open for a long time.
              return this.compareAndUpdate({ ...update, edits, concurrent: rest });
            }),
          );
      }),
    );
  }

  /** The state of the related items that the write relies on; null for a write that is not of the form. */
  private relatedState({ edits, isFromForm }: Update): Call<RelatedState | null> {
    const { edited } = this;
    if (!isFromForm) return succeed(null);
    const parent = edited.keyIn(edited.serverItem);
    return this.related.compare(edited.target.collection, parent, edits, edited.form.baselines);
  }

  private alreadySaved({ isFromForm, concurrent }: Update): Call<SaveOutcome> {
    if (isFromForm) this.uncertainWrites.dismiss();
    return succeed({ kind: 'already-saved', item: this.edited.serverItem, concurrent });
  }

  private update(update: Update): Call<SaveOutcome> {
    const { edits, isFromForm } = update;
    if (isUnchanged(edits)) return this.alreadySaved(update);
    if (!isFromForm) return this.send(update);
    return this.relatedState(update).pipe(
      chainCall((state) => {
        if (state === null) return this.send(update);
        return state.conflicts.length === 0 ? this.sendFitted(state, update) : this.promptRelated(state, update);
      }),
    );
  }

  /** Sends the edits as they fit the lists on the server; the form shows what is sent. */
  private sendFitted(state: RelatedState, update: Update): Call<SaveOutcome> {
    const edits = state.fitted(update.edits);
    if (equals(edits, update.edits)) return this.send(update);
    this.uncertainWrites.prepare(null);
    this.fitForm(state);
    this.edited.rereadLists();
    if (isUnchanged(edits)) return this.alreadySaved({ ...update, edits });
    this.uncertainWrites.prepare(edits);
    return this.send({ ...update, edits });
  }

  /** From now on the numbers of the form are based on those on the server. */
  private fitForm({ fitted, numbers }: RelatedState): void {
    const { form } = this.edited;
    form.replaceEdits(fitted);
    for (const { collection, key, values } of numbers)
      form.baselines.set(collection, key, { ...form.baselines.of(collection, key), ...values });
  }

  /** Asks about edits of related items that other users have changed since, and compares again. */
  private promptRelated(state: RelatedState, update: Update): Call<SaveOutcome> {
    const groups = this.withEditsNow(state.conflicts);
    return this.prompts.prompt({ kind: 'conflict', groups }).pipe(
      switchMap((answer): Call<SaveOutcome> => {
        if (answer.kind !== 'resolve') return succeed(CANCELLED);
        const edits = this.resolveRelated({ ...state, conflicts: groups }, answer.resolutions, update.edits);
        return this.compareAndUpdate({ ...update, edits });
      }),
    );
  }

  /** The conflicts with the edits that the form has now: the user may have typed on during the comparison. */
  private withEditsNow(groups: readonly ConflictGroup[]): readonly ConflictGroup[] {
    const { form } = this.edited;
    const edits = relatedEdits(form.relations(), form.edits, (name, key) => form.baselines.of(name, key));
    return groups.map((group) => ({ ...group, conflicts: withEditsNow(group.conflicts, edits) }));
  }

  /** Applies the answers about related items to the form, and gives what is left of the edits to be sent. */
  private resolveRelated(state: RelatedState, resolutions: Readonly<Record<string, Resolution>>, edits: Item): Item {
    const { form } = this.edited;
    const conflicts = state.conflicts.flatMap((group) => group.conflicts);
    this.uncertainWrites.prepare(null);
    // First of all: the others keep their order without the rows that are given up.
    this.fitForm(state);
    const map = resolveRelated(form.relations(), conflicts, resolutions, (name, key) => form.baselines.of(name, key));
    const back = conflicts.flatMap((each) =>
      each.row !== undefined && isMovedRow(each) && resolutions[conflictId(each)] === 'mine' ? [each.row] : [],
    );
    // Rows that stay where others have moved them: of a conflict about its list a row has no value.
    const written = relatedWrites(form.relations(), edits);
    const isValue = ({ field, row }: Conflict): boolean =>
      written.some(({ collection, key, values }) => {
        const isRow = collection === row?.collection && key !== null && isSameKey(key, row.key);
        return isRow && Object.hasOwn(values, field);
      });
    const left = conflicts.flatMap((each) =>
      each.row?.isDeleted === false && resolutions[conflictId(each)] !== 'mine' && !isValue(each) ? [each.row] : [],
    );
    const placed = (all: Item): Item =>
      placedLast(form.relations(), withoutItems(form.relations(), state.withoutDeleted(all), left), back);
    form.mapRelated(map);
    form.replaceEdits(placed);
    for (const { field, row, theirs } of conflicts)
      if (row !== undefined)
        form.baselines.set(row.collection, row.key, { ...form.baselines.of(row.collection, row.key), [field]: theirs });
    this.edited.rereadLists();
    const resolved = placed(mapRelated(form.relations(), state.fitted(edits), map));
    return pickFields(resolved, Object.keys(form.edits));
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
    const { collection, kind } = edited.target;
    const key = kind === 'existing' ? edited.target.key : edited.keyIn(edited.serverItem);
    return (key === null ? succeed(null) : this.server.deletion(collection, key)).pipe(
      switchMap((by) => this.prompts.prompt({ kind: 'deleted', by: isRight(by) ? by.right : null })),
      switchMap((answer): Call<SaveOutcome> => {
        if (answer.kind !== 'recreate') return succeed(CANCELLED);
        const { schema } = dependencies.schema;
        const payload = recreatePayload(schema, collection, edited.serverItem, edits, edited.canSet);
        // Steps of lists are left out of the payload: they stay edits, of the new item.
        return this.creator.send(pickFields(edits, Object.keys(payload)), payload);
      }),
    );
  }
}
