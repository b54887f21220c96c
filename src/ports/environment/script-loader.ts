import type { Observable } from 'rxjs';
import type { ExtensionKind } from '../../domain/extensions';
import { token } from '../../kernel';

/** What a script registered while it ran. Untrusted. */
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
   * Runs the script of one extension. Cold; emits its registrations, or the reason of a failure, once and completes.
   * Never emits while a script hangs; registrations after unsubscribing are ignored.
   */
  run(kind: ExtensionKind, name: string): Observable<ScriptOutcome>;
}

export const ScriptLoader = token<ScriptLoader>('ScriptLoader');
