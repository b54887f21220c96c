import { audit, filter, map, merge, type Observable, tap } from 'rxjs';
import { isUnchanged, type Item } from '../../domain/items';
import {
  type CreateAttempt,
  type EditTarget,
  type JournalEntry,
  journalEdits,
  type FormSnapshot,
} from '../../domain/recovery';
import { secretFields } from '../../domain/revisions';
import { fieldsOf, type Schema } from '../../domain/schema';
import { Effect, equals, type Json, type RemoteData, StateValue, valueOf } from '../../kernel';
import type { DraftJournal } from './draft-journal';

/** What the journal needs of an open item, or of several: where it stands with the server, and what is typed into its form. */
export interface RecordableForm {
  readonly target: EditTarget;
  /** A new item becomes an existing one. */
  readonly target$: Observable<EditTarget>;
  /** The item as the server has it; of several items nothing. */
  readonly item$: Observable<RemoteData<Item>>;
  /** These fields count as they were then, for the comparison that comes before a save. */
  setBaseline(origins: Item): void;
  /** A new item that is on its way, or of which nobody knows whether it was made. */
  readonly attempt$: Observable<CreateAttempt | null>;
  /** Another page has sent this as a new item, and nobody has heard what became of it. */
  resume(attempt: CreateAttempt): void;
  readonly form: {
    readonly values$: Observable<Item>;
    readonly unfinishedTexts$: Observable<ReadonlyMap<string, string>>;
    readonly rawTexts$: Observable<ReadonlyMap<string, string>>;
    readonly dirty$: Observable<boolean>;
    readonly edits: Item;
    change(name: string, value: Json): void;
    setUnfinished(name: string, text: string | null): void;
    setRawText(name: string, text: string | null): void;
  };
}

/** How far the journal may be behind the typing, in ms; half of what is promised, the other half is for the disk. */
const MAX_DELAY_MS = 500;

/** Keeps what is typed into one form in the journal, and takes it out again once it is saved or given up. */
export class DraftRecorder {
  /** Of its entry in the journal. */
  readonly id: string;
  private readonly user: string | null;
  private readonly item: StateValue<Item | null>;
  private readonly texts: StateValue<ReadonlyMap<string, string>>;
  private readonly rawTexts: StateValue<ReadonlyMap<string, string>>;
  private readonly attempt: StateValue<CreateAttempt | null>;
  private readonly hold: Effect;
  private readonly work: Effect;
  private readonly secrets: ReadonlySet<string>;
  /** Of fields that were restored: what they held before somebody edited them for the first time. */
  private baseline: Item = {};
  private last: JournalEntry | null = null;
  private isClosed = false;

  constructor(
    private readonly recordable: RecordableForm,
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
    this.attempt = new StateValue<CreateAttempt | null>(null, attempt$);
    this.hold = new Effect(journal.hold(this.id));
    const typing$ = merge(form.values$, form.unfinishedTexts$, form.rawTexts$).pipe(
      audit(() => journal.clock.after(MAX_DELAY_MS)),
    );
    const clean$ = form.dirty$.pipe(filter((dirty) => !dirty));
    // Not after it: a page that is lost meanwhile has to leave word that the item may be made already.
    const sending$ = attempt$.pipe(filter((attempt) => attempt !== null));
    this.work = new Effect(merge(typing$, clean$, target$, sending$, journal.leaving$).pipe(tap(() => this.flush())));
  }

  /** Brings the journal up to date now. */
  flush(): void {
    if (this.isClosed || this.user === null) return;
    const { edits } = this.recordable.form;
    const [texts, rawTexts] = [this.texts.value, this.rawTexts.value];
    if (isUnchanged(edits) && texts.size + rawTexts.size === 0) this.removeEntry();
    else
      this.write(this.user, {
        edits,
        texts: Object.fromEntries(texts),
        rawTexts: Object.fromEntries(rawTexts),
        attempt: this.attempt.value,
      });
  }

  /** Edits that were restored keep what they were made of, for whoever restores them once more. */
  setBaseline(bases: Item): void {
    this.baseline = { ...this.baseline, ...bases };
  }

  /** What is in the form is given up: nobody will be asked about it again. */
  discard(): void {
    this.removeEntry();
    this.isClosed = true;
  }

  /** The form closes. What is in it then, and was neither saved nor discarded, is left for another time. */
  dispose(): void {
    this.flush();
    [this.work, this.hold, this.attempt, this.rawTexts, this.texts, this.item].forEach((part) => part.dispose());
  }

  private write(user: string, typed: FormSnapshot): void {
    const { target } = this.recordable;
    const before = { ...this.item.value, ...this.baseline };
    const kept = journalEdits(fieldsOf(this.schema, target.collection), this.secrets, typed, before);
    const at = this.last?.at ?? 0;
    const entry: JournalEntry = { id: this.id, user, place: target, at, ...kept };
    if (this.last !== null && equals(entry, this.last)) return;
    this.last = { ...entry, at: this.journal.clock.now() };
    if (Object.keys(kept.types).length > 0) this.journal.save(this.last);
    else this.journal.remove([this.id]);
  }

  private removeEntry(): void {
    if (this.last !== null) this.journal.remove([this.id]);
    this.last = null;
    this.baseline = {};
  }
}
