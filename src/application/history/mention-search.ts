import { BehaviorSubject, map, of, Subject, switchMap, tap, type Observable } from 'rxjs';
import type { Mentionable } from '../../domain/revisions';
import { Effect } from '../../kernel';
import type { Clock } from '../../ports/clock';
import type { MentionedPeople } from './mentioned-people';

/** How long typing has to rest, in ms. */
export const MENTION_DELAY = 200;

const NOBODY: readonly Mentionable[] = [];

/** Finds people while somebody types an @ and what follows. */
export class MentionSearch {
  private readonly found = new BehaviorSubject<readonly Mentionable[]>(NOBODY);
  private readonly typed$ = new Subject<string | null>();
  private readonly work: Effect;
  /** Whom to offer; nobody while no mention is being typed. */
  readonly found$: Observable<readonly Mentionable[]> = this.found.asObservable();

  constructor(
    private readonly people: MentionedPeople,
    clock: Clock,
  ) {
    this.work = new Effect(
      this.typed$.pipe(
        switchMap((typed) =>
          typed === null ? of(NOBODY) : clock.after(MENTION_DELAY).pipe(switchMap(() => this.find(typed))),
        ),
        tap((found) => this.found.next(found)),
      ),
    );
  }

  /** What follows the @; null when there is none. Where users may not be read nobody is offered. */
  search(typed: string | null): void {
    this.typed$.next(typed !== null && this.people.mayBeRead ? typed : null);
  }

  dispose(): void {
    this.work.dispose();
  }

  private find(typed: string): Observable<readonly Mentionable[]> {
    return this.people
      .find(typed)
      .pipe(map((result) => (result._tag === 'Left' ? NOBODY : this.people.know(result.right))));
  }
}
