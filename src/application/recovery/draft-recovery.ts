import { BehaviorSubject, combineLatest, first, map, type Observable, Subject, switchMap, tap } from 'rxjs';
import type { Item } from '../../domain/items';
import {
  isRestorable,
  type JournalEntry,
  type RecoverableEdit,
  type RecoveryContext,
  recoveryPlan,
  isSameTarget,
  restoredBaselines,
  withoutFields,
} from '../../domain/recovery';
import { Effect, isMissing, type RemoteData, StateValue, valueOf } from '../../kernel';
import type { DraftRecorder, RecordableForm } from './draft-recorder';
import type { DraftJournal } from './draft-journal';

/** A draft that another page has left, compared with the open item. */
export interface RecoverableDraft {
  readonly entry: JournalEntry;
  /** One entry a field, never empty. */
  readonly edits: readonly RecoverableEdit[];
  /** The item does not exist any more, so nothing can be restored into it. */
  readonly isItemMissing: boolean;
}

const isItemMissing = (item: RemoteData<Item>): boolean => item.kind === 'failed' && isMissing(item.failure);

/** A shared instance, so that a page without drafts does not render again at every keystroke. */
const NO_DRAFTS: readonly RecoverableDraft[] = [];

const isSettled = ({ kind }: RemoteData<Item>): boolean => kind === 'ready' || kind === 'failed';

/** Offers the drafts of an open item for recovery. Never restores by itself. */
export class DraftRecovery {
  private readonly entries = new BehaviorSubject<readonly JournalEntry[]>([]);
  private readonly drafts: StateValue<readonly RecoverableDraft[]>;
  private readonly reading$ = new Subject<void>();
  private readonly reading: Effect;
  /** Newest first; several if a new item of the collection was started more than once. */
  readonly drafts$: Observable<readonly RecoverableDraft[]>;

  constructor(
    private readonly recordable: RecordableForm,
    private readonly recorder: DraftRecorder,
    private readonly journal: DraftJournal,
    fields$: Observable<RecoveryContext['fields']>,
  ) {
    const { form, item$ } = recordable;
    this.drafts = new StateValue<readonly RecoverableDraft[]>(
      NO_DRAFTS,
      combineLatest([this.entries, item$, fields$, form.values$, form.unfinishedTexts$, form.rawTexts$]).pipe(
        map(([entries, remote, fields, , texts, rawTexts]) => {
          const [item, missing] = [valueOf(remote), isItemMissing(remote)];
          if (entries.length === 0 || (!missing && remote.kind !== 'ready')) return NO_DRAFTS;
          const ground = {
            fields,
            item,
            edits: form.edits,
            texts: Object.fromEntries(texts),
            rawTexts: Object.fromEntries(rawTexts),
            isSame: form.isSame,
            relations: form.relations(),
          };
          return entries
            .map((entry) => ({ entry, edits: recoveryPlan(entry, ground), isItemMissing: missing }))
            .filter(({ edits }) => edits.length > 0);
        }),
      ),
    );
    this.drafts$ = this.drafts.value$;
    this.reading = new Effect(
      this.reading$.pipe(
        switchMap(() => combineLatest([journal.entries(), item$.pipe(first(isSettled))])),
        tap(([entries, item]) =>
          this.receive(
            entries.filter(({ id, place }) => id !== recorder.id && isSameTarget(place, recordable.target)),
            item,
          ),
        ),
      ),
    );
    this.reading$.next();
  }

  /** Restores these fields of a draft as edits; the other fields stay in the draft. */
  restore(id: string, names: readonly string[]): void {
    const draft = this.draftOf(id);
    const selected = draft?.edits.filter((edit) => isRestorable(edit) && names.includes(edit.field)) ?? [];
    if (draft === undefined || draft.isItemMissing || selected.length === 0) return;
    const baseline = Object.fromEntries(selected.map(({ field, before }) => [field, before]));
    const { attempt, place } = draft.entry;
    this.recorder.setBaseline(baseline);
    this.recordable.setBaseline(baseline);
    if (attempt !== null && place.kind !== 'several') this.recordable.resume(attempt);
    const { form } = this.recordable;
    form.baselines.restore(restoredBaselines(draft.entry, form.relations()));
    for (const edit of selected) this.applyEdit(edit);
    // Before the old draft is removed: one of the two always exists.
    this.recorder.flush();
    this.keepRest(
      draft.entry,
      selected.map(({ field }) => field),
    );
  }

  discard(id: string): void {
    this.journal.remove([id]);
    this.postpone(id);
  }

  /** Hides the draft until the item is opened again. */
  postpone(id: string): void {
    this.entries.next(this.entries.value.filter((entry) => entry.id !== id));
  }

  /** Turns the draft into one of a new item, where it is offered again. */
  startNew(id: string): void {
    const entry = this.draftOf(id)?.entry;
    if (entry === undefined) return;
    const base = Object.fromEntries(Object.keys(entry.base).map((field) => [field, null]));
    this.journal.save({ ...entry, place: { kind: 'new', collection: entry.place.collection }, base });
    this.postpone(id);
  }

  dispose(): void {
    this.reading.dispose();
    this.drafts.dispose();
  }

  /** Drops drafts whose values the server has already: they were saved, but the page did not get the answer. */
  private receive(entries: readonly JournalEntry[], item: RemoteData<Item>): void {
    const { isSame, relations } = this.recordable.form;
    const [current, noTexts] = [valueOf(item), { texts: {}, rawTexts: {} }];
    const ground = { fields: [], item: current, edits: {}, ...noTexts, isSame, relations: relations() };
    const saved = item.kind === 'ready' ? entries.filter((entry) => recoveryPlan(entry, ground).length === 0) : [];
    if (saved.length > 0) this.journal.remove(saved.map(({ id }) => id));
    this.entries.next(entries.filter((entry) => !saved.includes(entry)));
  }

  private draftOf(id: string): RecoverableDraft | undefined {
    return this.drafts.value.find(({ entry }) => entry.id === id);
  }

  private applyEdit({ field, mine, text, rawText, drawer }: RecoverableEdit): void {
    if (mine !== undefined) this.recordable.form.change(field, mine);
    if (text !== null) this.recordable.form.setUnfinished(field, text);
    if (rawText !== null) this.recordable.form.setRawText(field, rawText);
    if (drawer !== null) this.recordable.form.drawer.restore(field, drawer);
  }

  private keepRest(entry: JournalEntry, restored: readonly string[]): void {
    const rest = withoutFields(entry, restored);
    this.entries.next(
      this.entries.value.flatMap((each) => (each.id !== entry.id ? [each] : rest === null ? [] : [rest])),
    );
    if (rest !== null && this.draftOf(entry.id) !== undefined) this.journal.save(rest);
    else this.discard(entry.id);
  }
}
