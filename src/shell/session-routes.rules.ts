import { redirectFromState, safeRedirect, type SessionEnd } from '../domain/session';
import { type CurrentUser, userAccess } from '../domain/users';
import type { RemoteData } from '../kernel';

export const LOGIN_PATH = '/login';
/** Shown after signing out. */
export const SIGNED_OUT_PATH = `${LOGIN_PATH}?reason=sign-out`;
const HOME_PATH = '/collections';

/** The addresses that need no session. */
export const PUBLIC_PATHS = [LOGIN_PATH, '/logout', '/reset-password', '/accept-invite'] as const;

/** What /login shows: the form, a question whether to continue with the account, or another page. */
export type LoginTarget =
  | { readonly kind: 'form' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'continue'; readonly user: CurrentUser; readonly path: string };

interface LoginState {
  readonly isSignedIn: boolean;
  /** Whether there was a session when the page was opened. */
  readonly wasSignedIn: boolean;
  readonly user: CurrentUser | null;
  readonly data: RemoteData<unknown>['kind'];
  /** See `loginRedirect`. */
  readonly redirect: string | null;
}

export const loginTarget = ({ isSignedIn, wasSignedIn, user, data, redirect }: LoginState): LoginTarget => {
  if (!isSignedIn) return { kind: 'form' };
  if (redirect !== null) return { kind: 'redirect', path: redirect };
  if (user === null) return data === 'failed' ? { kind: 'redirect', path: HOME_PATH } : { kind: 'loading' };
  const path = safeRedirect(user.last_page) ?? HOME_PATH;
  return wasSignedIn ? { kind: 'continue', user, path } : { kind: 'redirect', path };
};

/** The page to open after the sign-in: from the `redirect` parameter, otherwise from the router state. */
export const loginRedirect = (query: URLSearchParams, state: unknown): string | null =>
  safeRedirect(query.get('redirect')) ?? redirectFromState(state);

/** The absolute URL of the sign-in page, which sign-on providers redirect to. `base` is that of the application. */
export const signOnCallback = (redirect: string | null, base: string): string =>
  new URL(`login${redirect === null ? '' : `?redirect=${encodeURIComponent(redirect)}`}`, base).href;

interface SignInRedirect {
  readonly path: string;
  /** Router state that leads back after the sign-in. */
  readonly state: { readonly from: string | null };
}

/** Where a page behind the sign-in leads without a session. `address` is its path and query. */
export const signInRedirect = (reason: SessionEnd | null, address: string): SignInRedirect => ({
  path: reason === null ? LOGIN_PATH : `${LOGIN_PATH}?reason=${reason}`,
  state: { from: reason === 'sign-out' ? null : address },
});

/** What the pages behind the sign-in show, by the user and the session's data. */
export const privateScreen = (
  user: CurrentUser | null,
  data: RemoteData<unknown>['kind'],
): 'no-access' | 'failed' | 'loading' | 'pages' => {
  // Checked before the failure, because without app access the server refuses the data model as well.
  if (user !== null && !userAccess(user).app_access && data !== 'loading') return 'no-access';
  if (data === 'failed') return 'failed';
  return data === 'ready' ? 'pages' : 'loading';
};
