import type { Observable } from 'rxjs';
import { token } from '../kernel';

/** Whether this machine has a network at all. */
export interface Network {
  /** At once, and at every change. True says little: the server may be out of reach all the same. */
  readonly online$: Observable<boolean>;
}

export const Network = token<Network>('Network');
