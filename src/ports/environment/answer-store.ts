import type { Observable } from 'rxjs';
import { token } from '../../kernel';

/** The answer to a read that starts a session. */
export interface StoredAnswer {
  /** Names the request. */
  readonly request: string;
  /** When it was received, in ms since 1970. */
  readonly at: number;
  /** As received; not checked. */
  readonly body: unknown;
}

/**
 * Stores answers in this browser, for each project those of one user. Every stream is cold, emits once, completes and
 * never errors: without storage nothing is stored.
 */
export interface AnswerStore {
  /** The answers of this user. Those of other users are deleted, and entries of another shape are left out. */
  read(user: string): Observable<readonly StoredAnswer[]>;
  /** Replaces the answers to the same requests. */
  write(user: string, answers: readonly StoredAnswer[]): Observable<void>;
  /** Missing answers are ignored. */
  remove(user: string, requests: readonly string[]): Observable<void>;
  /** Deletes the answers of all users. */
  clear(): Observable<void>;
}

export const AnswerStore = token<AnswerStore>('AnswerStore');
