import {
  audit,
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  tap,
} from 'rxjs';
import { type FieldRelations, isUnchanged, type Item } from '../../domain/items';
import {
  type DrawerTexts,
  type WriteAttempt,
  type EditTarget,
  type JournalEntry,
  journalEdits,
  type FormSnapshot,
} from '../../domain/recovery';
import { secretFields } from '../../domain/revisions';
import { fieldsOf, type Schema } from '../../domain/schema';
import type { SameValue } from '../../domain/values';
import { Effect, equals, type Json, type RemoteData, StateValue, valueOf } from '../../kernel';
import type { DraftJournal } from './draft-journal';

/** The part of an open item, of a batch edit or of the cells of a list that drafts are recorded from. */
export interface RecordedForm {
  readonly target: EditTarget;
  readonly target$: Observable<EditTarget>;
  /** The item on the server; idle for a batch edit. */
  readonly item$: Observable<RemoteData<Item>>;
  /** A write that creates items, in flight or of unknown outcome. */
  readonly attempt$: Observable<WriteAttempt | null>;
  readonly form: {
    readonly values$: Observable<Item>;
    readonly unfinishedTexts$: Observable<ReadonlyMap<string, string>>;
    readonly rawTexts$: Observable<ReadonlyMap<string, string>>;
    /** Emits when the edits in an open drawer change. */
    readonly pending$: Observable<unknown>;
    readonly dirty$: Observable<boolean>;
    /** The edits, with those of open drawers as if they were confirmed. */
    readonly draftEdits: Item;
    readonly drawer: { readonly texts: Readonly<Record<string, DrawerTexts>> };
    /** What the edits of related items are based on, by collection and key. */
    readonly draftBaselines: Readonly<Record<string, Item>>;
  };
}

/** A form that drafts are restored into as well. */
export interface RecordableForm extends RecordedForm {
  /** The edits of these fields are based on the given values; used by the comparison before a save. */
  setBaseline(values: Item): void;
  /** Continues a write that another page has sent without an answer. */
  resume(attempt: WriteAttempt): void;
  readonly form: RecordedForm['form'] & {
    readonly isSame: SameValue;
    readonly edits: Item;
    readonly relations: () => FieldRelations;
    readonly baselines: { restore(items: Readonly<Record<string, Item>>): void };
    change(name: string, value: Json): void;
    setUnfinished(name: string, text: string | null): void;
    setRawText(name: string, text: string | null): void;
    readonly drawer: RecordedForm['form']['drawer'] & { restore(field: string, texts: DrawerTexts): void };
  };
}

/** How far the journal may lag behind the typing: half of the promised second, the other half is for the disk. */
const MAX_DELAY_MS = 500;

/** The part of the edits that the draft has. */
export interface KeptEdits {
  /** Of edited fields. */
  readonly count: number;
  /** False where an edit is not written to the device, such as a password. */
  readonly isComplete: boolean;
}

const NOTHING_KEPT: KeptEdits = { count: 0, isComplete: false };

/** Writes the edits of one form to the draft journal, and removes them once they are saved or discarded. */
export class DraftRecorder {
  /** The id of the draft. */
  readonly id: string;
  private readonly user: string | null;
  private readonly item: StateValue<Item | null>;
  private readonly texts: StateValue<ReadonlyMap<string, string>>;
  private readonly rawTexts: StateValue<ReadonlyMap<string, string>>;
  private readonly attempt: StateValue<WriteAttempt | null>;
  private readonly hold: Effect;
  private readonly work: Effect;
  private readonly secrets: ReadonlySet<string>;
  /** For restored fields: the values before the first edit. */
  private baseline: Item = {};
  private last: JournalEntry | null = null;
  private isClosed = false;
  private readonly recorded = new BehaviorSubject(NOTHING_KEPT);
  /** What the draft has; nothing without a draft, or when the browser stores none. */
  readonly kept$: Observable<KeptEdits>;

  constructor(
    private readonly recordable: RecordedForm,
    private readonly journal: DraftJournal,
    private readonly schema: Schema,
  ) {
    const { form, item$, target$, attempt$ } = recordable;
    this.id = journal.newId();
    this.user = journal.user;
    this.secrets = secretFields([...schema.fields.values()].flat());
    this.item = new StateValue<Item | null>(null, item$.pipe(map((item) => valueOf(item))));
    this.texts = new StateValue<ReadonlyMap<string, string>>(new Map(), form.unfinishedTexts$);
    this.rawTexts = new StateValue<ReadonlyMap<string, string>>(new Map(), form.rawTexts$);
    this.attempt = new StateValue<WriteAttempt | null>(null, attempt$);
    this.kept$ = combineLatest([this.recorded, journal.isStoring$]).pipe(
      map(([kept, isStoring]) => (isStoring ? kept : NOTHING_KEPT)),
      distinctUntilChanged((one, other) => equals(one, other)),
    );
    this.hold = new Effect(journal.hold(this.id));
    const typing$ = merge(form.values$, form.pending$, form.unfinishedTexts$, form.rawTexts$).pipe(
      audit(() => journal.clock.after(MAX_DELAY_MS)),
    );
    const clean$ = form.dirty$.pipe(filter((dirty) => !dirty));
    // Before the answer: a page that is closed during such a write has to record that the items may exist.
    const sending$ = attempt$.pipe(filter((attempt) => attempt !== null));
    this.work = new Effect(merge(typing$, clean$, target$, sending$, journal.leaving$).pipe(tap(() => this.flush())));
  }

  /** Writes the current state of the form now. */
  flush(): void {
    if (this.isClosed || this.user === null) return;
    const { draftEdits: edits, draftBaselines, drawer } = this.recordable.form;
    const [texts, rawTexts] = [this.texts.value, this.rawTexts.value];
    if (isUnchanged(edits) && Object.keys(drawer.texts).length === 0 && texts.size + rawTexts.size === 0)
      this.removeEntry();
    else
      this.write(this.user, {
        edits,
        texts: Object.fromEntries(texts),
        rawTexts: Object.fromEntries(rawTexts),
        drawers: drawer.texts,
        attempt: this.attempt.value,
        baselines: draftBaselines,
      });
  }

  /** Keeps the baseline of restored edits, in case they have to be restored once more. */
  setBaseline(values: Item): void {
    this.baseline = { ...this.baseline, ...values };
  }

  /** Removes the draft and stops recording. */
  discard(): void {
    this.removeEntry();
    this.isClosed = true;
  }

  /** Writes a last time; edits that are neither saved nor discarded stay in the journal. */
  dispose(): void {
    this.flush();
    [this.work, this.hold, this.attempt, this.rawTexts, this.texts, this.item].forEach((part) => part.dispose());
  }

  private write(user: string, snapshot: FormSnapshot): void {
    const { target } = this.recordable;
    const before = { ...this.item.value, ...this.baseline };
    const draft = journalEdits(fieldsOf(this.schema, target.collection), this.secrets, snapshot, before);
    const at = this.last?.at ?? 0;
    const entry: JournalEntry = { id: this.id, user, place: target, at, ...draft };
    if (this.last !== null && equals(entry, this.last)) return;
    this.last = { ...entry, at: this.journal.clock.now() };
    const count = Object.keys(draft.types).length;
    if (count > 0) this.journal.save(this.last);
    else this.journal.remove([this.id]);
    this.recorded.next({ count, isComplete: draft.withheld.length === 0 });
  }

  private removeEntry(): void {
    if (this.last !== null) this.journal.remove([this.id]);
    this.last = null;
    this.baseline = {};
    this.recorded.next(NOTHING_KEPT);
  }
}
