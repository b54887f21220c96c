import type { Observable } from 'rxjs';
import type { ExtensionKind } from '../domain/extensions';
import { token } from '../kernel';

/** What a script has handed over while it ran. Nothing in it is to be trusted. */
export interface ScriptRegistration {
  readonly kind: unknown;
  readonly factory: unknown;
}

export type ScriptOutcome =
  | { readonly kind: 'ran'; readonly offers: readonly ScriptRegistration[] }
  | { readonly kind: 'failed'; readonly reason: string };

/** Runs the scripts of extensions in the page. */
export interface ScriptLoader {
  /**
   * Runs the script of one extension. Cold; emits once and completes: what it handed over, or why it did not come to its
   * end. Never emits while a script hangs, and what one hands over after unsubscribing does not count.
   */
  run(kind: ExtensionKind, name: string): Observable<ScriptOutcome>;
}

export const ScriptLoader = token<ScriptLoader>('ScriptLoader');
