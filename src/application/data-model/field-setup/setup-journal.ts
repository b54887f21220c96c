import { audit, combineLatest, map, merge, type Observable, tap } from 'rxjs';
import { decodeSetup, type KeptSetup } from '../../../domain/data-model';
import { type EditTarget, isSameTarget, type JournalEntry } from '../../../domain/recovery';
import { Effect, equals, type Json, StateValue } from '../../../kernel';
import type { Clock } from '../../../ports/environment/clock';

const FIELDS = 'directus_fields';

/** How far the journal may lag behind the typing; as in forms of items. */
const MAX_DELAY_MS = 500;

/** What the setup of a field edits, as the journal names it: 'tags.name', or 'tags.+' for a new field. */
export const setupTarget = (collection: string, field: string | null): EditTarget => ({
  kind: 'existing',
  collection: FIELDS,
  key: `${collection}.${field ?? '+'}`,
});

/** What a setup needs of the `DraftJournal`, which itself needs the data model. */
export interface SetupDrafts {
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

/** A setup that an earlier page has left. */
export interface LeftSetup extends KeptSetup {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Writes an unfinished setup of a field to the journal, and finds those that earlier pages have left. */
export class SetupJournal {
  private readonly id: string;
  private readonly user: string | null;
  private readonly found: StateValue<readonly LeftSetup[]>;
  private readonly state: StateValue<KeptSetup | null>;
  private readonly work: Effect;
  private last: KeptSetup | null = null;
  readonly left$: Observable<readonly LeftSetup[]>;

  constructor(
    private readonly collection: string,
    private readonly field: string | null,
    /** What is to be kept; null while nothing is edited. */
    kept$: Observable<KeptSetup | null>,
    private readonly journal: SetupDrafts,
  ) {
    this.id = journal.newId();
    this.user = journal.user;
    this.found = new StateValue<readonly LeftSetup[]>([], journal.leftDrafts().pipe(map((all) => this.matching(all))));
    this.left$ = this.found.value$;
    this.state = new StateValue<KeptSetup | null>(null, kept$);
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
        place: setupTarget(this.collection, this.field),
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

  /** Deletes a setup that was restored or is not wanted. */
  forget(id: string): void {
    this.journal.remove([id]);
  }

  dispose(): void {
    this.flush();
    [this.work, this.state, this.found].forEach((each) => each.dispose());
  }

  private matching(entries: readonly JournalEntry[]): readonly LeftSetup[] {
    const place = setupTarget(this.collection, this.field);
    return entries
      .filter((entry) => entry.id !== this.id && isSameTarget(entry.place, place))
      .flatMap(({ id, at, edits }) => {
        const kept = decodeSetup(edits['setup']);
        return kept?.setup.collection === this.collection ? [{ ...kept, id, at }] : [];
      });
  }
}
