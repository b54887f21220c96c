import { BehaviorSubject, combineLatest, concatMap, first, map, type Observable, of, Subject, switchMap, tap } from 'rxjs';
import type { Item } from '../../domain/items';
import { isRestorable, type JournalEntry, type RecoverableEdit, type RecoveryGround, recoveryPlan, samePlace, withoutFields } from '../../domain/recovery';
import { Effect, type Operation, type RemoteData, StateValue, valueOf } from '../../kernel';
import type { Clipboard } from '../../ports/clipboard';
import type { Notifications } from '../notifications';
import type { EditRecorder, RecordedForm } from './draft-recorder';
import type { UnfinishedWork } from './draft-journal';

/** What a page that is gone has left unsaved, held against the item that is open now. */
export interface OfferedWork {
  readonly entry: JournalEntry;
  /** Field by field, never empty. */
  readonly edits: readonly RecoverableEdit[];
  /** There is no item any more to restore it into. */
  readonly itemGone: boolean;
}

/** The server says that there is no such item, or none for this person: it makes no difference between the two. */
const isGone = (item: RemoteData<Item>): boolean =>
  item.kind === 'failed' && item.failure.kind === 'api' && [403, 404].includes(item.failure.status);

/** Always the same: whoever shows nothing has no reason to draw that again at every keystroke. */
const NOTHING: readonly OfferedWork[] = [];

const isSettled = ({ kind }: RemoteData<Item>): boolean => kind === 'ready' || kind === 'failed';

/** Offers what was typed into an item on a page that is gone. Nothing is ever restored by itself. */
export class RecoveryOffer {
  private readonly entries = new BehaviorSubject<readonly JournalEntry[]>([]);
  private readonly offers: StateValue<readonly OfferedWork[]>;
  private readonly reading$ = new Subject<void>();
  private readonly reading: Effect;
  /** Newest first; several where a new item of the same collection was begun more than once. */
  readonly offers$: Observable<readonly OfferedWork[]>;

  constructor(
    private readonly open: RecordedForm,
    private readonly recorder: EditRecorder,
    private readonly unfinished: UnfinishedWork,
    fields$: Observable<RecoveryGround['fields']>,
  ) {
    const { form, item$ } = open;
    this.offers = new StateValue<readonly OfferedWork[]>(
      NOTHING,
      combineLatest([this.entries, item$, fields$, form.values$, form.unfinishedTexts$, form.rawTexts$]).pipe(
        map(([entries, remote, fields, , texts, rawTexts]) => {
          const [item, itemGone] = [valueOf(remote), isGone(remote)];
          if (entries.length === 0 || (!itemGone && remote.kind !== 'ready')) return NOTHING;
          const ground = {
            fields,
            item,
            edits: form.edits,
            texts: Object.fromEntries(texts),
            rawTexts: Object.fromEntries(rawTexts),
          };
          return entries
            .map((entry) => ({ entry, edits: recoveryPlan(entry, ground), itemGone }))
            .filter(({ edits }) => edits.length > 0);
        }),
      ),
    );
    this.offers$ = this.offers.value$;
    this.reading = new Effect(
      this.reading$.pipe(
        switchMap(() => combineLatest([unfinished.entries(), item$.pipe(first(isSettled))])),
        tap(([entries, item]) =>
          this.receive(
            entries.filter(({ id, place }) => id !== recorder.id && samePlace(place, open.target)),
            item,
          ),
        ),
      ),
    );
    this.reading$.next();
  }

  /** Puts these fields of an entry into the form, as if they had just been typed; what is left of it stays on offer. */
  restore(id: string, names: readonly string[]): void {
    const offer = this.offerOf(id);
    const chosen = offer?.edits.filter((edit) => isRestorable(edit) && names.includes(edit.field)) ?? [];
    if (offer === undefined || offer.itemGone || chosen.length === 0) return;
    const origins = Object.fromEntries(chosen.map(({ field, before }) => [field, before]));
    const { attempt, place } = offer.entry;
    this.recorder.adopt(origins);
    this.open.dateBack(origins);
    if (attempt !== null && place.kind === 'new') this.open.resume(attempt);
    for (const edit of chosen) this.type(edit);
    // Before the old entry goes: whatever happens in between, one of the two is there.
    this.recorder.flush();
    this.leave(
      offer.entry,
      chosen.map(({ field }) => field),
    );
  }

  throwAway(id: string): void {
    this.unfinished.drop([id]);
    this.putOff(id);
  }

  /** Not now: it is offered again when the item is opened again. */
  putOff(id: string): void {
    this.entries.next(this.entries.value.filter((entry) => entry.id !== id));
  }

  /** Makes it the beginning of a new item, which offers it in its turn. */
  beginNew(id: string): void {
    const entry = this.offerOf(id)?.entry;
    if (entry === undefined) return;
    const base = Object.fromEntries(Object.keys(entry.base).map((field) => [field, null]));
    this.unfinished.keep({ ...entry, place: { kind: 'new', collection: entry.place.collection }, base });
    this.putOff(id);
  }

  dispose(): void {
    this.reading.dispose();
    this.offers.dispose();
  }

  /** What the item has by now was saved, though its page never heard of it: nobody need ask about that. */
  private receive(entries: readonly JournalEntry[], item: RemoteData<Item>): void {
    const ground = { fields: [], item: valueOf(item), edits: {}, texts: {}, rawTexts: {} };
    const saved = item.kind === 'ready' ? entries.filter((entry) => recoveryPlan(entry, ground).length === 0) : [];
    if (saved.length > 0) this.unfinished.drop(saved.map(({ id }) => id));
    this.entries.next(entries.filter((entry) => !saved.includes(entry)));
  }

  private offerOf(id: string): OfferedWork | undefined {
    return this.offers.value.find(({ entry }) => entry.id === id);
  }

  private type({ field, mine, text, rawText }: RecoverableEdit): void {
    if (mine !== undefined) this.open.form.change(field, mine);
    if (text !== null) this.open.form.keepUnfinished(field, text);
    if (rawText !== null) this.open.form.keepRawText(field, rawText);
  }

  private leave(entry: JournalEntry, restored: readonly string[]): void {
    const rest = withoutFields(entry, restored);
    this.entries.next(
      this.entries.value.flatMap((each) => (each.id !== entry.id ? [each] : rest === null ? [] : [rest])),
    );
    if (rest !== null && this.offerOf(entry.id) !== undefined) this.unfinished.keep(rest);
    else this.throwAway(entry.id);
  }
}

/** Copies what somebody wrote, where it cannot be put back into its field. */
export class CopyEdits implements Operation<never, string> {
  private readonly texts$ = new Subject<string>();
  private readonly work: Effect;
  readonly denied$: Observable<false> = of(false);

  constructor(clipboard: Pick<Clipboard, 'write'>, notices: Pick<Notifications, 'show'>) {
    this.work = new Effect(
      this.texts$.pipe(
        concatMap((text) => clipboard.write(text)),
        tap((result) => {
          if (result._tag === 'Right' && result.right) notices.show('edits_copied');
          else notices.show('edits_not_copied', 'warning');
        }),
      ),
    );
  }

  execute(text: string): void {
    this.texts$.next(text);
  }

  dispose(): void {
    this.work.dispose();
  }
}
