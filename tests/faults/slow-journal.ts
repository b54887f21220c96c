import { filter, NEVER, switchMap, type Observable } from 'rxjs';
import type { JournalEntry } from '../../src/domain/recovery';
import type { Clock } from '../../src/ports/environment/clock';
import type { EditJournal, JournalWrite } from '../../src/ports/environment/edit-journal';

/** A journal whose writes are delayed, stay in order, and are lost when the page crashes before. */
export class SlowJournal implements EditJournal {
  private free = 0;
  private dead = false;

  constructor(
    private readonly journal: EditJournal & { crash(): void },
    private readonly clock: Clock,
    /** Duration of the next write, in ms. */
    private readonly delay: () => number,
  ) {}

  read(user: string): Observable<readonly JournalEntry[]> {
    return this.journal.read(user);
  }

  write(entry: JournalEntry): Observable<JournalWrite> {
    return this.later(() => this.journal.write(entry));
  }

  remove(user: string, ids: readonly string[]): Observable<void> {
    return this.later(() => this.journal.remove(user, ids));
  }

  clear(user: string): Observable<void> {
    return this.later(() => this.journal.clear(user));
  }

  lock(id: string): Observable<never> {
    return this.journal.lock(id);
  }

  crash(): void {
    this.dead = true;
    this.journal.crash();
  }

  private later<A>(deed: () => Observable<A>): Observable<A> {
    if (this.dead) return NEVER;
    const delay = this.delay();
    if (delay === 0 && this.free <= this.clock.now()) return deed();
    this.free = Math.max(this.free, this.clock.now() + delay);
    return this.clock.after(this.free - this.clock.now()).pipe(
      filter(() => !this.dead),
      switchMap(deed),
    );
  }
}
