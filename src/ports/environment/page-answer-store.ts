import type { Observable } from 'rxjs';
import { token } from '../../kernel';

/** The answer to a read of a list or an item, for reading it without a connection. */
export interface PageAnswer {
  /** The path of the page that asked, as '/collections/articles/3'. */
  readonly page: string;
  /** Names the request. */
  readonly request: string;
  /** When it was received, in ms since 1970. */
  readonly at: number;
  /** The body as JSON. */
  readonly json: string;
}

/**
 * Stores answers of pages in this browser, for each project those of one user: the lists and items opened last, within
 * limits. Every stream is cold, emits once, completes and never errors: without storage nothing is stored.
 */
export interface PageAnswerStore {
  /** Deletes the answers of all other users. */
  claim(user: string): Observable<void>;
  /** Replaces the answers of the same pages to the same requests, and deletes what is beyond the limits. */
  write(user: string, answers: readonly PageAnswer[]): Observable<void>;
  /** The answer to the request, if possible that of this page; null without one, and for one that is damaged. */
  read(user: string, page: string, request: string): Observable<PageAnswer | null>;
  /** Deletes the answers of all pages to these requests. */
  remove(user: string, isOutdated: (request: string) => boolean): Observable<void>;
  /** Deletes the answers of all users. */
  clear(): Observable<void>;
}

export const PageAnswerStore = token<PageAnswerStore>('PageAnswerStore');
