import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { Session, SessionData, SignOut } from '../../application/session';
import { redirectFromState, safeRedirect } from '../../domain/session';
import { useService, useStream, useViewModel, viewModel } from '../../kit';
import { LoadingScreen } from '../start/screens';
import { ContinueAsPage } from './lazy-pages';
import { SignInPage } from './sign-in-page';
import { signInReason } from './sign-in.rules';
import { AccessStore } from '../../application/access';

const HOME_PATH = '/collections';

/** The page to open after the sign-in: from the `redirect` parameter, otherwise from the router state. */
const redirectPath = (state: unknown, redirect: string | null): string | null =>
  safeRedirect(redirect) ?? redirectFromState(state);

/** /login: the form; for a signed-in user a redirect, or the question whether to continue with this account. */
export const LoginRoute = () => {
  const [query] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const session = useStream(useService(Session).state$);
  const user = useStream(useService(AccessStore).user$);
  const loaded = useStream(useService(SessionData).state$);
  const [wasSignedIn, setWasSignedIn] = useState(session.kind === 'signed-in');
  // A session that ends on the 'continue' page leads back to the form.
  if (wasSignedIn && session.kind !== 'signed-in') setWasSignedIn(false);
  const redirect = redirectPath(state, query.get('redirect'));
  if (session.kind !== 'signed-in') {
    return <SignInPage reason={signInReason(query, redirect !== null)} redirect={redirect} />;
  }
  if (redirect !== null) return <Navigate to={redirect} replace />;
  if (user === null) return loaded.kind === 'failed' ? <Navigate to={HOME_PATH} replace /> : <LoadingScreen />;
  const path = safeRedirect(user.last_page) ?? HOME_PATH;
  return wasSignedIn ? (
    <Suspense fallback={<LoadingScreen />}>
      <ContinueAsPage user={user} path={path} />
    </Suspense>
  ) : (
    <Navigate to={path} replace />
  );
};

const signOutViewModel = viewModel([Session], (session) => () => new SignOut(session));

/** /logout: ends the session and redirects to the sign-in page. */
export const LogoutRoute = () => {
  const session = useStream(useService(Session).state$);
  const signOut = useViewModel(signOutViewModel);
  useEffect(() => signOut.execute(), [signOut]);
  return session.kind === 'signed-out' ? <Navigate to="/login?reason=sign-out" replace /> : <LoadingScreen />;
};
