import type { Observable } from 'rxjs';
import { token } from '../../kernel';

/** A user of the demo world, with a public password. */
export interface DemoUser {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/** A mail that a server would have sent. */
export interface DemoMail {
  readonly to: string;
  readonly link: string;
}

/** Features of the demo world in the browser: sample users, sent mails, reset. */
export interface Demo {
  readonly users: readonly DemoUser[];
  /** The mails sent so far, oldest first; replays. */
  readonly mails$: Observable<readonly DemoMail[]>;
  /** Restores the initial world. Resolves when it is stored. */
  reset(): Promise<void>;
}

/** Null when the application uses a server. */
export const Demo = token<Demo | null>('Demo');
