import type { Failure } from '../../kernel';

export type SignOutReason = 'sign-out' | 'session-expired';

/** Where a person stands. `unknown` until the server has been asked; `unreachable` when it could not be. */
export type SessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable'; readonly failure: Failure }
  | { readonly kind: 'signed-out'; readonly reason: SignOutReason | null }
  | { readonly kind: 'signed-in' };
