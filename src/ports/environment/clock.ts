import type { Observable } from 'rxjs';
import { token } from '../../kernel';

/** The current time and timers, replaceable in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Emits once after this many milliseconds, then completes. */
  after(milliseconds: number): Observable<void>;
}

export const Clock = token<Clock>('Clock');
