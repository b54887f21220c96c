import { BehaviorSubject, NEVER, type Observable, of, Subject } from 'rxjs';
import {
  collection,
  hashField,
  jsonField,
  oneToMany,
  primaryKey,
  stringField,
  textField,
  world,
  samePlainValue,
} from '../../fixtures/builders';
import { JournalStore, MemoryEditJournal } from '../../src/adapters/memory';
import { ItemForm } from '../../src/application/item-editing';
import { DraftJournal, DraftRecorder, DraftRecovery, type RecoverableDraft } from '../../src/application/recovery';
import type { SessionState } from '../../src/application/session';
import { fieldRelations, type Item } from '../../src/domain/items';
import type { WriteAttempt, EditTarget } from '../../src/domain/recovery';
import { type Field, schemaOf } from '../../src/domain/schema';
import type { CurrentUser } from '../../src/domain/users';
import { failed, type Failure, ready, type RemoteData } from '../../src/kernel';
import { VirtualClock } from '../support/virtual-clock';
import { SlowJournal } from './slow-journal';

const FIELDS = [primaryKey(), stringField('title'), textField('body'), jsonField('options'), hashField('password')];

const sample = world('sample', [
  collection('articles', {}, [...FIELDS, oneToMany('notes', { from: 'notes', foreignKey: 'article' })]),
  collection('notes', {}, FIELDS),
]);

export const sampleSchema = schemaOf(sample.collections, sample.fields, sample.relations);

const userOf = (id: string): CurrentUser => ({ id }) as CurrentUser;

export interface PageOptions {
  readonly clock: VirtualClock;
  /** Journal storage, which survives the page. */
  readonly store: JournalStore;
  readonly user?: string;
  readonly project?: string;
  /** Duration of a journal write in ms; 0 by default. */
  readonly disk?: () => number;
  readonly fields?: readonly { readonly field: Field; readonly readonly: boolean }[];
}

let forms = 0;

const last = <A>(stream$: Observable<A>): A => {
  let seen: { readonly value: A } | null = null;
  stream$.subscribe((value) => (seen = { value })).unsubscribe();
  return (seen as unknown as { readonly value: A }).value;
};

/** A page with the form of one item and its draft recovery. */
export class EditedPage {
  readonly form: ItemForm;
  readonly notifications: string[] = [];
  readonly baselines: Item[] = [];
  readonly recorder: DraftRecorder;
  readonly recovery: DraftRecovery;
  readonly drafts: DraftJournal;
  private readonly journal: SlowJournal;
  private readonly item: BehaviorSubject<RemoteData<Item>>;
  private readonly session = new Subject<SessionState>();
  readonly attempt = new BehaviorSubject<WriteAttempt | null>(null);
  private readonly visible = new BehaviorSubject(true);
  private alive = true;

  constructor(
    private readonly options: PageOptions,
    readonly target: EditTarget,
    loaded: Item | Failure,
  ) {
    const { clock, store, user = 'clara', project = 'here', disk = () => 0 } = options;
    this.journal = new SlowJournal(new MemoryEditJournal(store, project, clock), clock, disk);
    this.drafts = new DraftJournal(this.journal, {
      clock: { now: () => clock.now(), after: (time) => (this.alive ? clock.after(time) : NEVER) },
      identifiers: { uuid: () => `form-${(forms += 1)}` },
      session: { state$: this.session },
      notifications: { show: (text) => this.notifications.push(text) },
      attention: { visible$: this.visible },
    });
    this.drafts.begin(userOf(user));
    this.form = new ItemForm(samePlainValue, () => fieldRelations(sampleSchema, target.collection));
    const isFailure = 'kind' in loaded;
    this.item = new BehaviorSubject<RemoteData<Item>>(isFailure ? failed(loaded as Failure) : ready(loaded as Item));
    if (!isFailure) this.form.start(loaded as Item);
    const { form, item, baselines } = this;
    const recorded = {
      target,
      target$: of(target),
      form,
      item$: item,
      attempt$: this.attempt,
      resume: (attempt: WriteAttempt) => this.attempt.next(attempt),
      setBaseline: (origins: Item) => baselines.push(origins),
    };
    const fields =
      options.fields ?? (sampleSchema.fields.get(target.collection) ?? []).map((field) => ({ field, readonly: false }));
    this.recorder = new DraftRecorder(recorded, this.drafts, sampleSchema);
    this.recovery = new DraftRecovery(recorded, this.recorder, this.drafts, of(fields));
  }

  get offers(): readonly RecoverableDraft[] {
    return last(this.recovery.drafts$);
  }

  /** Journal entries of the page's user, locked or not. */
  get journalEntries(): readonly unknown[] {
    const { store, project = 'here', user = 'clara' } = this.options;
    return [...store.all(project, user).values()];
  }

  /** Applies a successful save. */
  save(): void {
    const { edits, values } = this.form;
    this.item.next(ready(values));
    this.form.rebase(edits, values);
  }

  hide(): void {
    this.visible.next(false);
  }

  endSession(reason: 'sign-out' | 'session-expired'): void {
    // Stores are cleared before other listeners learn of the end of the session.
    this.drafts.clear();
    this.session.next({ kind: 'signed-out', reason });
  }

  /** The session expires while the form has edits, which stay. */
  interrupt(): void {
    this.session.next({ kind: 'interrupted' });
  }

  /** Closes the form; the page stays open. */
  close(): void {
    this.recovery.dispose();
    this.recorder.dispose();
  }

  /** Ends the page without any handler running. */
  crash(): void {
    this.alive = false;
    this.journal.crash();
  }
}

/** A create whose answer is unknown, with a key made by the client. */
export const newItemAttempt = (sent: Item, key: string): WriteAttempt => ({
  operation: 'create',
  sent,
  key,
  isMade: true,
  lastRevision: null,
  base: {},
  created: null,
});

export const article = { kind: 'existing', collection: 'articles', key: '3' } as const;

export const loaded = { id: 3, title: 'Roads', body: null, options: null, password: null };

/** One browser with several pages over one journal storage. */
export const openBrowser = () => {
  const options: PageOptions = { clock: new VirtualClock(1_000_000), store: new JournalStore() };
  const open = (
    target: EditTarget = article,
    item: ConstructorParameters<typeof EditedPage>[2] = loaded,
    other: Partial<PageOptions> = {},
  ) => new EditedPage({ ...options, ...other }, target, item);
  return { ...options, open };
};
