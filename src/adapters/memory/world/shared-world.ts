import { type Either, left } from 'fp-ts/Either';
import { defer, firstValueFrom, from, switchMap, tap } from 'rxjs';
import { apiFailure, type Call, Effect, type Failure } from '../../../kernel';
import type { Tabs } from '../../../ports/environment/tabs';
import type { Database } from './database';
import type { WorldStore } from './world-store';

/** The change was not made; the call can be repeated when there is space. */
const STORAGE_FULL: Failure = apiFailure(413, 'STORAGE_FULL', 'The storage of this browser is full.');

/**
 * One stored world for all tabs of a browser, as a server is for its clients. Each call first adopts what other tabs
 * have written, and a write is stored before the next one begins, in this tab or another.
 */
export class SharedWorld {
  private adoption: Promise<void> | null = null;
  private lastWrite: Promise<unknown> = Promise.resolve();
  private isWriting = false;

  constructor(
    private readonly database: Database,
    private readonly store: Pick<WorldStore, 'readChanges' | 'write'>,
    private readonly withLock: Tabs['withLock'],
  ) {}

  /** Runs a call that does not change the world. */
  read<A>(run: () => Call<A>): Call<A> {
    return defer(() => (this.isWriting ? run() : from(this.adopt()).pipe(switchMap(run))));
  }

  /**
   * Runs a call that may change the world, and emits when the change is stored. If it cannot be stored, the change is
   * undone and the call fails with STORAGE_FULL. Unsubscribing does not cancel it.
   */
  write<A>(run: () => Call<A>): Call<A> {
    return defer(() => {
      const answer = this.lastWrite.then(() =>
        firstValueFrom(this.withLock('world', () => from(this.runAndStore(run)))),
      );
      this.lastWrite = answer.catch(() => undefined);
      return from(answer);
    });
  }

  private async runAndStore<A>(run: () => Call<A>): Promise<Either<Failure, A>> {
    // An adoption that began before the lock was granted may lack the last write.
    await this.adoption;
    await this.adopt();
    let isChanged = false;
    const changes = new Effect(this.database.changed$.pipe(tap(() => (isChanged = true))));
    const restore = this.database.checkpoint();
    this.isWriting = true;
    try {
      const answer = await firstValueFrom(run());
      if (isChanged) await this.store.write(this.database.parts());
      return answer;
    } catch (error) {
      restore();
      // The quota is exceeded, or the browser has closed the storage.
      if (error instanceof DOMException) return left(STORAGE_FULL);
      throw error;
    } finally {
      this.isWriting = false;
      changes.dispose();
    }
  }

  /** Concurrent calls share one adoption: a later answer would undo what has been written since. */
  private adopt(): Promise<void> {
    this.adoption ??= this.store
      .readChanges(this.database.name)
      .then((changes) => {
        if (changes !== null) this.database.adopt(changes);
      })
      .finally(() => (this.adoption = null));
    return this.adoption;
  }
}
