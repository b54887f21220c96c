import type { Observable } from 'rxjs';
import { token } from '../kernel';

/** Somebody of a demo world, with a password that is no secret. */
export interface DemoUser {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/** A mail that a platform would have sent. */
export interface DemoMail {
  readonly to: string;
  readonly link: string;
}

/** What only a world in the browser has: people to sign in as, and a way back to the beginning. */
export interface Demo {
  readonly users: readonly DemoUser[];
  /** The mails so far, the oldest first; replays. */
  readonly mails$: Observable<readonly DemoMail[]>;
  /** Puts the world back as it was first delivered. Resolves when that is stored. */
  reset(): Promise<void>;
}

/** Null when the application talks to a server. */
export const Demo = token<Demo | null>('Demo');
