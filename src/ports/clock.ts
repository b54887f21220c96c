import type { Observable } from 'rxjs';
import { token } from '../kernel';

/** Time as an argument, so that tests can hold it still. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Emits once after this many milliseconds, then completes. */
  after(milliseconds: number): Observable<void>;
}

export const Clock = token<Clock>('Clock');
