import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { isSignedIn, Session, SessionData } from '../../application/session';
import { useService, useStream, useViewModel } from '../../kit';
import { LoadingScreen } from '../start/screens';
import { ContinueAsPage, SignOutQuestion } from './lazy-pages';
import { SignInPage } from './sign-in-page';
import { signInReason } from './sign-in.rules';
import { signOutViewModel } from './sign-out.view-model';
import { loginRedirect, loginTarget, SIGNED_OUT_PATH } from '../session-routes.rules';
import { AccessStore } from '../../application/access';

/** /login: the form; for a signed-in user a redirect, or the question whether to continue with this account. */
export const LoginRoute = () => {
  const [query] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const session = useStream(useService(Session).state$);
  const user = useStream(useService(AccessStore).user$);
  const loaded = useStream(useService(SessionData).state$);
  const signedIn = isSignedIn(session);
  const [wasSignedIn, setWasSignedIn] = useState(signedIn);
  // A session that ends on the 'continue' page leads back to the form.
  if (wasSignedIn && !signedIn) setWasSignedIn(false);
  const redirect = loginRedirect(query, state);
  const target = loginTarget({
    isSignedIn: signedIn,
    wasSignedIn,
    user,
    data: loaded.kind,
    redirect,
  });
  switch (target.kind) {
    case 'form':
      return <SignInPage reason={signInReason(query, redirect !== null)} redirect={redirect} />;
    case 'loading':
      return <LoadingScreen />;
    case 'redirect':
      return <Navigate to={target.path} replace />;
    case 'continue':
      return (
        <Suspense fallback={<LoadingScreen />}>
          <ContinueAsPage user={target.user} path={target.path} />
        </Suspense>
      );
  }
};

/**
 * /logout: ends the session and redirects to the sign-in page; asks before if that would discard unsaved changes of
 * other tabs or of closed pages.
 */
export const LogoutRoute = () => {
  const session = useStream(useService(Session).state$);
  const signOut = useViewModel(signOutViewModel);
  const state = useStream(signOut.state$);
  useEffect(() => signOut.start(), [signOut]);
  if (session.kind === 'signed-out') return <Navigate to={SIGNED_OUT_PATH} replace />;
  return state.kind === 'busy' ? (
    <LoadingScreen />
  ) : (
    <Suspense fallback={<LoadingScreen />}>
      <SignOutQuestion state={state} onRemind={(tab) => signOut.remind(tab)} onDiscard={() => signOut.discard()} />
    </Suspense>
  );
};
