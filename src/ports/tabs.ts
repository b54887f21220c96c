import type { Observable } from 'rxjs';
import { token, type Call } from '../kernel';

/** The other tabs of this application in the same browser, which share one session with this one. */
export interface Tabs {
  /** What the others tell, never what this one told. It may come from another version of the application: unchecked. */
  readonly messages$: Observable<unknown>;
  /** Reaches every other tab that is open now; nobody answers. */
  broadcast(message: unknown): void;
  /**
   * Makes the call while no other tab makes one under the same name. `waited` is true when somebody else had to finish
   * first. Unsubscribing gives the turn back, or up.
   */
  withLock<A>(name: string, call: (waited: boolean) => Call<A>): Call<A>;
}

export const Tabs = token<Tabs>('Tabs');
