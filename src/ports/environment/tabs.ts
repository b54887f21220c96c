import type { Observable } from 'rxjs';
import { token, type Call } from '../../kernel';

/** The other tabs of this application in the same browser, which share the session. */
export interface Tabs {
  /** Messages of other tabs. Unchecked: they may come from another version of the application. */
  readonly messages$: Observable<unknown>;
  /** Sends a message to every other open tab. */
  broadcast(message: unknown): void;
  /**
   * Runs the call while holding a lock shared by all tabs. `waited` is true when another tab held it. Unsubscribing
   * releases the lock, or the wait for it.
   */
  withLock<A>(name: string, call: (waited: boolean) => Call<A>): Call<A>;
}

export const Tabs = token<Tabs>('Tabs');
