import { apiFailure, type Failure } from '../../kernel';

/** Why the sign-in page is shown: signed out, session expired, a page required a session, or a provider refused. */
export type SignInReason =
  | { readonly kind: 'sign-out' | 'session-expired' | 'not-authenticated' }
  | { readonly kind: 'refused'; readonly failure: Failure };

const isError = (text: string | null): text is string => text !== null && /^[A-Z][A-Z_]{1,60}$/.test(text);

/**
 * Reads the reason from the query: `reason` is the application's own or the error code of a sign-on provider; other
 * versions of the platform send the code as `error` or `code`. Null when the user opened the page.
 */
export const signInReason = (query: URLSearchParams, hasRedirect: boolean): SignInReason | null => {
  const reason = query.get('reason');
  if (reason === 'sign-out' || reason === 'session-expired') return { kind: reason };
  const code = [query.get('code'), query.get('error'), reason].find(isError);
  if (code !== undefined) return { kind: 'refused', failure: apiFailure(401, code, '') };
  return hasRedirect ? { kind: 'not-authenticated' } : null;
};

/**
 * The failure of a sign-in as the user sees it: the server rejects a malformed email as INVALID_PAYLOAD, which is a wrong
 * email or password. Null for a refused code that is not asked for any more, since the email has changed.
 */
export const loginFailure = (failure: Failure | null, requiresCode: boolean): Failure | null => {
  if (failure?.kind !== 'api') return failure;
  if (failure.code === 'INVALID_OTP' && !requiresCode) return null;
  return failure.code === 'INVALID_PAYLOAD' ? { ...failure, code: 'INVALID_CREDENTIALS' } : failure;
};

/** 'my-company' → 'My Company' */
export const providerName = (provider: string): string =>
  provider
    .split(/[\s_-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
