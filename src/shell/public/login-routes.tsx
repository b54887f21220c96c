import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { SignOut } from '../../application/session';
import { safeRedirect } from '../../domain/session';
import { AccessService, HydrationService, SessionService, useService, useStream, useViewModel, viewModel } from '../../kit';
import { LoadingScreen } from '../start/screens';
import { ContinueAsPage } from './lazy-pages';
import { SignInPage } from './sign-in-page';
import { signInReason } from './sign-in.rules';

const HOME_PATH = '/collections';

/** Where the person wanted to go: kept by the router, or told in the address by whoever sent them here. */
const redirectPath = (state: unknown, redirect: string | null): string | null =>
  safeRedirect(redirect) ?? safeRedirect(typeof state === 'object' && state !== null && 'from' in state ? state.from : null);

/** /login: the form, the question whether to go on as oneself, or on to where somebody wanted to go. */
export const LoginRoute = () => {
  const [query] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const session = useStream(useService(SessionService).state$);
  const user = useStream(useService(AccessService).user$);
  const loaded = useStream(useService(HydrationService).state$);
  const [cameSignedIn, setCameSignedIn] = useState(session.kind === 'signed-in');
  // Whose session ends while they are asked whether to go on comes in anew.
  if (cameSignedIn && session.kind !== 'signed-in') setCameSignedIn(false);
  const wanted = redirectPath(state, query.get('redirect'));
  if (session.kind !== 'signed-in') {
    return <SignInPage reason={signInReason(query, wanted !== null)} redirect={wanted} />;
  }
  if (wanted !== null) return <Navigate to={wanted} replace />;
  if (user === null) return loaded.kind === 'failed' ? <Navigate to={HOME_PATH} replace /> : <LoadingScreen />;
  const path = safeRedirect(user.last_page) ?? HOME_PATH;
  return cameSignedIn ? (
    <Suspense fallback={<LoadingScreen />}>
      <ContinueAsPage user={user} path={path} />
    </Suspense>
  ) : (
    <Navigate to={path} replace />
  );
};

const signOutViewModel = viewModel([SessionService], (session) => () => new SignOut(session));

/** /logout: ends the session and goes to the sign-in page. */
export const LogoutRoute = () => {
  const session = useStream(useService(SessionService).state$);
  const signOut = useViewModel(signOutViewModel);
  useEffect(() => signOut.execute(), [signOut]);
  return session.kind === 'signed-out' ? <Navigate to="/login?reason=sign-out" replace /> : <LoadingScreen />;
};
