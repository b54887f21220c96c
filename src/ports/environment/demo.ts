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

/** Something to try in the demo world, at a path of the application. */
export interface DemoStep {
  readonly id: 'mention' | 'conflict' | 'filter' | 'revision' | 'model';
  readonly path: string;
}

/** Features of the demo world in the browser: sample users, things to try, sent mails, reset. */
export interface Demo {
  readonly users: readonly DemoUser[];
  /** For an administrator; empty for a world without any. */
  readonly steps: readonly DemoStep[];
  /** The mails sent so far, oldest first; replays. */
  readonly mails$: Observable<readonly DemoMail[]>;
  /** Restores the initial world. Resolves when it is stored. */
  reset(): Promise<void>;
  /** Saves a change of a colleague to the item of the step 'conflict'. Resolves when it is stored. */
  editAsColleague(): Promise<void>;
}

/** Null when the application uses a server. */
export const Demo = token<Demo | null>('Demo');
