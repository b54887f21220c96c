import type { SessionEnd } from '../../domain/session';
import type { Failure } from '../../kernel';

export type SignOutReason = SessionEnd;

/**
 * `unknown` until the server was asked; `unreachable` when that failed. `offline` when it failed and this device keeps
 * pages of its last user: these are shown until the server is reached. `interrupted` when the session ended with unsaved
 * changes: the page stays open until the same user signs in again.
 */
export type SessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable'; readonly failure: Failure }
  | { readonly kind: 'signed-out'; readonly reason: SignOutReason | null }
  | { readonly kind: 'offline' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'interrupted' };

/** Whether the user works without having to sign in. */
export const isSignedIn = ({ kind }: SessionState): boolean => kind === 'signed-in' || kind === 'offline';

/** Whether the user's pages are shown. */
export const hasSession = (state: SessionState): boolean => isSignedIn(state) || state.kind === 'interrupted';
