import { defer, from, tap, type Observable } from 'rxjs';
import { Effect } from '../../kernel';
import type { Database } from './database';
import type { WorldStore } from './world-store';

/** Stores a world whenever it has changed. While one copy is being written, the next one waits and takes all changes along. */
export class WorldKeeper {
  private last: Promise<void> = Promise.resolve();
  private waiting = false;
  private readonly work: Effect;

  constructor(
    private readonly database: Database,
    private readonly store: WorldStore,
  ) {
    this.work = new Effect(database.changed$.pipe(tap(() => this.keep())));
  }

  /** Emits once everything that has changed so far is stored, or could not be. */
  settled(): Observable<void> {
    return defer(() => from(this.last));
  }

  dispose(): void {
    this.work.dispose();
  }

  private keep(): void {
    if (this.waiting) return;
    this.waiting = true;
    this.last = this.last.then(() => {
      this.waiting = false;
      return this.store.write(this.database.parts()).catch(() => undefined);
    });
  }
}
