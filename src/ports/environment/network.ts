import type { Observable } from 'rxjs';
import { token } from '../../kernel';

/** Whether the machine has a network connection. */
export interface Network {
  /** Emits on subscription and on every change. When true, the server may still be unreachable. */
  readonly online$: Observable<boolean>;
}

export const Network = token<Network>('Network');
