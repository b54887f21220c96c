import type { SessionEnd } from '../../domain/session';
import type { Failure } from '../../kernel';

export type SignOutReason = SessionEnd;

/**
 * Where a person stands. `unknown` until the server has been asked; `unreachable` when it could not be. `interrupted`
 * when the session ended over unsaved work: everything stays as it is until the same person has signed in again.
 */
export type SessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable'; readonly failure: Failure }
  | { readonly kind: 'signed-out'; readonly reason: SignOutReason | null }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'interrupted' };

/** Whether the user's pages are shown. */
export const hasSession = (state: SessionState): boolean => state.kind === 'signed-in' || state.kind === 'interrupted';
