import { BehaviorSubject, NEVER, of, Subject, type Observable } from 'rxjs';
import { collection, hashField, jsonField, primaryKey, stringField, textField, world } from '../../fixtures/builders';
import { MemoryEditJournal, type JournalStore } from '../../src/adapters/memory';
import { ItemForm } from '../../src/application/item-editing';
import { DraftRecorder, DraftRecovery, DraftJournal, type RecoverableDraft } from '../../src/application/recovery';
import type { SessionState } from '../../src/application/session';
import type { Item } from '../../src/domain/items';
import type { CreateAttempt, EditTarget } from '../../src/domain/recovery';
import type { Field } from '../../src/domain/schema';
import { schemaOf } from '../../src/domain/schema';
import type { CurrentUser } from '../../src/domain/users';
import { failed, ready, type Failure, type RemoteData } from '../../src/kernel';
import type { VirtualClock } from '../support/virtual-clock';
import { SlowDisk } from './slow-disk';

const FIELDS = [primaryKey(), stringField('title'), textField('body'), jsonField('options'), hashField('password')];

const sample = world('sample', [collection('articles', {}, FIELDS), collection('notes', {}, FIELDS)]);

export const sampleSchema = schemaOf(sample.collections, sample.fields, sample.relations);

const userOf = (id: string): CurrentUser => ({ id }) as CurrentUser;

export interface PageOptions {
  readonly clock: VirtualClock;
  /** What the browser keeps beyond this page. */
  readonly shelf: JournalStore;
  readonly user?: string;
  readonly project?: string;
  /** How long a write of the journal takes, in ms; at once unless told. */
  readonly disk?: () => number;
  readonly fields?: readonly { readonly field: Field; readonly readonly: boolean }[];
}

let forms = 0;

const last = <A>(stream$: Observable<A>): A => {
  let seen: { readonly value: A } | null = null;
  stream$.subscribe((value) => (seen = { value })).unsubscribe();
  return (seen as unknown as { readonly value: A }).value;
};

/** A page with the form of one item, as far as the journal has to do with it. */
export class EditedPage {
  readonly form = new ItemForm();
  readonly told: string[] = [];
  readonly dated: Item[] = [];
  readonly recorder: DraftRecorder;
  readonly recovery: DraftRecovery;
  readonly unfinished: DraftJournal;
  private readonly journal: SlowDisk;
  private readonly item: BehaviorSubject<RemoteData<Item>>;
  private readonly session = new Subject<SessionState>();
  readonly attempt = new BehaviorSubject<CreateAttempt | null>(null);
  private readonly visible = new BehaviorSubject(true);
  private alive = true;

  constructor(
    private readonly options: PageOptions,
    readonly target: EditTarget,
    loaded: Item | Failure,
  ) {
    const { clock, shelf, user = 'clara', project = 'here', disk = () => 0 } = options;
    this.journal = new SlowDisk(new MemoryEditJournal(shelf, project, clock), clock, disk);
    this.unfinished = new DraftJournal(this.journal, {
      clock: { now: () => clock.now(), after: (time) => (this.alive ? clock.after(time) : NEVER) },
      identifiers: { uuid: () => `form-${(forms += 1)}` },
      session: { state$: this.session },
      notifications: { show: (text) => this.told.push(text) },
      attention: { visible$: this.visible },
    });
    this.unfinished.load(userOf(user)).subscribe();
    const isFailure = 'kind' in loaded;
    this.item = new BehaviorSubject<RemoteData<Item>>(isFailure ? failed(loaded as Failure) : ready(loaded as Item));
    if (!isFailure) this.form.start(loaded as Item);
    const { form, item, dated } = this;
    const recorded = {
      target,
      target$: of(target),
      form,
      item$: item,
      attempt$: this.attempt,
      resume: (attempt: CreateAttempt) => this.attempt.next(attempt),
      setBaseline: (origins: Item) => dated.push(origins),
    };
    const fields =
      options.fields ?? (sampleSchema.fields.get(target.collection) ?? []).map((field) => ({ field, readonly: false }));
    this.recorder = new DraftRecorder(recorded, this.unfinished, sampleSchema);
    this.recovery = new DraftRecovery(recorded, this.recorder, this.unfinished, of(fields));
  }

  get offers(): readonly RecoverableDraft[] {
    return last(this.recovery.drafts$);
  }

  /** What lies in the journal of whoever is at work here, held or not. */
  get kept(): readonly unknown[] {
    const { shelf, project = 'here', user = 'clara' } = this.options;
    return [...shelf.all(project, user).values()];
  }

  /** What a save has made of the item. */
  save(): void {
    const { edits, values } = this.form;
    this.item.next(ready(values));
    this.form.rebase(edits, values);
  }

  hide(): void {
    this.visible.next(false);
  }

  endSession(reason: 'sign-out' | 'session-expired'): void {
    // As the stores are emptied before anybody else hears of it.
    this.unfinished.clear();
    this.session.next({ kind: 'signed-out', reason });
  }

  /** The session has ended over what is typed, which stays. */
  interrupt(): void {
    this.session.next({ kind: 'interrupted' });
  }

  /** The form closes; the page goes on. */
  close(): void {
    this.recovery.dispose();
    this.recorder.dispose();
  }

  /** The page is gone without a word. */
  die(): void {
    this.alive = false;
    this.journal.die();
  }
}
