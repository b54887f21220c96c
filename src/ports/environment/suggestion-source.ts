import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { SuggestionFailure } from '../../domain/suggestions';
import { type Json, token } from '../../kernel';

/** Reads JSON from the addresses that fields name in their options, on any host. */
export interface SuggestionSource {
  /**
   * The JSON at an http(s) address; a relative one belongs to the platform. Cold; emits once and completes;
   * unsubscribing aborts. Sends neither token nor cookies nor referrer, not even to the platform; never reads more than
   * 1 MB and never waits for more than 10 seconds.
   */
  read(address: string): Observable<Either<SuggestionFailure, Json>>;
}

export const SuggestionSource = token<SuggestionSource>('SuggestionSource');
