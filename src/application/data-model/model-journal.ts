import { audit, combineLatest, map, merge, type Observable, tap } from 'rxjs';
import { type EditTarget, isSameTarget, type JournalEntry } from '../../domain/recovery';
import { Effect, equals, type Json, StateValue } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';

/** How far the journal may lag behind the typing; as in forms of items. */
const MAX_DELAY_MS = 500;

/** What drafts of the data model need of the `DraftJournal`, which itself needs the data model. */
export interface ModelDrafts {
  /** The id of the signed-in user; null without one. */
  readonly user: string | null;
  readonly clock: Clock;
  /** Emits when the page is hidden, and may be closed next. */
  readonly leaving$: Observable<void>;
  newId(): string;
  leftDrafts(): Observable<readonly JournalEntry[]>;
  save(entry: JournalEntry): void;
  remove(ids: readonly string[]): void;
  /** Until unsubscribed, the draft counts as open in this page. */
  hold(id: string): Observable<never>;
}

/** What an earlier page has left of a draft. */
export type LeftDraft<Kept> = Kept & {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** How the journal names a draft, and reads it again. */
export interface DraftPlace<Kept> {
  readonly target: EditTarget;
  /** Null for anything that is no draft of this place. */
  readonly decode: (value: unknown) => Kept | null;
}

/** Writes an unfinished draft of the data model to the journal, and finds those that earlier pages have left. */
export class ModelJournal<Kept extends object> {
  private readonly id: string;
  private readonly user: string | null;
  private readonly found: StateValue<readonly LeftDraft<Kept>[]>;
  private readonly state: StateValue<Kept | null>;
  private readonly work: Effect;
  private last: Kept | null = null;
  readonly left$: Observable<readonly LeftDraft<Kept>[]>;

  constructor(
    private readonly place: DraftPlace<Kept>,
    /** What is to be kept; null while nothing is edited. */
    kept$: Observable<Kept | null>,
    private readonly journal: ModelDrafts,
  ) {
    this.id = journal.newId();
    this.user = journal.user;
    this.found = new StateValue<readonly LeftDraft<Kept>[]>(
      [],
      journal.leftDrafts().pipe(map((all) => this.matching(all))),
    );
    this.left$ = this.found.value$;
    this.state = new StateValue<Kept | null>(null, kept$);
    const typing$ = this.state.value$.pipe(audit(() => journal.clock.after(MAX_DELAY_MS)));
    this.work = new Effect(
      combineLatest([merge(typing$, journal.leaving$).pipe(tap(() => this.flush())), journal.hold(this.id)]),
    );
  }

  /** Writes now. */
  flush(): void {
    const { value } = this.state;
    if (this.user === null || equals(value as unknown as Json, this.last as unknown as Json)) return;
    this.last = value;
    if (value === null) this.journal.remove([this.id]);
    else
      this.journal.save({
        id: this.id,
        user: this.user,
        place: this.place.target,
        at: this.journal.clock.now(),
        edits: { setup: value as unknown as Json },
        texts: {},
        rawTexts: {},
        drawers: {},
        base: { setup: null },
        types: { setup: 'json' },
        withheld: [],
        attempt: null,
        baselines: {},
      });
  }

  /** Deletes a draft that was restored or is not wanted. */
  forget(id: string): void {
    this.journal.remove([id]);
  }

  dispose(): void {
    this.flush();
    [this.work, this.state, this.found].forEach((each) => each.dispose());
  }

  private matching(entries: readonly JournalEntry[]): readonly LeftDraft<Kept>[] {
    const { target, decode } = this.place;
    return entries
      .filter((entry) => entry.id !== this.id && isSameTarget(entry.place, target))
      .flatMap(({ id, at, edits }) => {
        const kept = decode(edits['setup']);
        return kept === null ? [] : [{ ...kept, id, at }];
      });
  }
}
