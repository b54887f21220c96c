import { of, type Observable } from 'rxjs';
import { token, type Failure } from '../../kernel';
import type { Gateways } from './gateways';

/** The gateways whose reads start a session. */
export type SessionReads = Pick<
  Gateways,
  'extensions' | 'permissions' | 'presets' | 'roles' | 'schema' | 'server' | 'users'
>;

/** What reading the recalled data again has shown; a failure when they could not be read. */
export type Confirmation = 'same' | 'changed' | Failure;

/**
 * What this device remembers of the data that a session starts with: data model, permissions, presets, settings, roles
 * and the user. Never tokens. Kept for one user at a time, as are the lists and items opened last.
 */
export interface SessionMemory {
  /**
   * The reads that start the user's session, answered by what is remembered of this user; null without anything. A read
   * that is not remembered fails. What is remembered of other users is removed. Emits once. From then on writes of all
   * gateways wait for `confirm`.
   */
  recall(user: string): Observable<SessionReads | null>;
  /**
   * The recalled data have been read again. `same`: the waiting writes are sent. `changed`: they fail with
   * SESSION_OUTDATED, because they may rely on what is no longer true; later ones are sent. A failure: writes fail with
   * it until the data could be read.
   */
  confirm(outcome: Confirmation): void;
  /** Removes what is remembered. */
  forget(): void;
}

/** Of adapters that need none. */
export const NO_SESSION_MEMORY: SessionMemory = {
  recall: () => of(null),
  confirm: () => undefined,
  forget: () => undefined,
};

export const SessionMemory = token<SessionMemory>('SessionMemory');
