import { defer, Observable, of } from 'rxjs';
import { newestFirst, decodeEntry, fitsJournal, type JournalEntry, expiredEntries } from '../../domain/recovery';
import type { Clock } from '../../ports/environment/clock';
import type { EditJournal, JournalWrite } from '../../ports/environment/edit-journal';

/**
 * The journals of a browser in memory, by project, user and id, and the entries that open pages hold. Entries may have
 * any shape.
 */
export class JournalStore {
  private readonly entries = new Map<string, Map<string, unknown>>();
  private readonly held = new Set<string>();
  /** Result of each write; tests set it to simulate a full or missing store. */
  writeResult: JournalWrite = 'saved';

  all(project: string, user: string): ReadonlyMap<string, unknown> {
    return new Map(this.entries.get(JSON.stringify([project, user])));
  }

  put(project: string, user: string, id: string, value: unknown): JournalWrite {
    if (this.writeResult !== 'saved') return this.writeResult;
    const bucket = JSON.stringify([project, user]);
    this.entries.set(bucket, new Map(this.entries.get(bucket)).set(id, value));
    return 'saved';
  }

  remove(project: string, user: string, id: string): void {
    this.entries.get(JSON.stringify([project, user]))?.delete(id);
  }

  isHeld(project: string, id: string): boolean {
    return this.held.has(JSON.stringify([project, id]));
  }

  hold(project: string, id: string): void {
    this.held.add(JSON.stringify([project, id]));
  }

  release(project: string, id: string): void {
    this.held.delete(JSON.stringify([project, id]));
  }
}

/** The journal of one page over a store that outlives it. Emits synchronously. */
export class MemoryEditJournal implements EditJournal {
  private readonly held = new Set<string>();

  constructor(
    private readonly store: JournalStore,
    private readonly project: string,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  read(user: string): Observable<readonly JournalEntry[]> {
    return defer(() => {
      const found = this.store.all(this.project, user);
      const entries = [...found.values()].flatMap((value) => {
        const entry = decodeEntry(value);
        return entry?.user === user ? [entry] : [];
      });
      const expired = expiredEntries(entries, this.clock.now());
      const current = entries.filter((entry) => !expired.includes(entry));
      for (const id of found.keys())
        if (!current.some((entry) => entry.id === id)) this.store.remove(this.project, user, id);
      return of(newestFirst(current.filter(({ id }) => !this.store.isHeld(this.project, id))));
    });
  }

  write(entry: JournalEntry): Observable<JournalWrite> {
    return defer(() => {
      if (!fitsJournal(entry)) return of('full' as const);
      return of(this.store.put(this.project, entry.user, entry.id, structuredClone(entry)));
    });
  }

  remove(user: string, ids: readonly string[]): Observable<void> {
    return this.done(() => {
      for (const id of ids) this.store.remove(this.project, user, id);
    });
  }

  clear(user: string): Observable<void> {
    return this.done(() => {
      for (const id of this.store.all(this.project, user).keys()) this.store.remove(this.project, user, id);
    });
  }

  lock(id: string): Observable<never> {
    return new Observable<never>(() => {
      this.held.add(id);
      this.store.hold(this.project, id);
      return () => {
        this.held.delete(id);
        this.store.release(this.project, id);
      };
    });
  }

  /** Simulates a crashed page, which releases what it held. */
  crash(): void {
    for (const id of this.held) this.store.release(this.project, id);
  }

  private done(work: () => void): Observable<void> {
    return defer(() => of(work()));
  }
}
