import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { SessionService, useService, useStream, useViewModel, viewModel } from '../../kit';
import { SignOut } from '../../application/session';
import { LoadingScreen } from '../start/loading-screen';

const signOutViewModel = viewModel([SessionService], (session) => () => new SignOut(session));

/** /logout: ends the session and goes to the sign-in page. */
export const LogoutRoute = () => {
  const session = useStream(useService(SessionService).state$);
  const signOut = useViewModel(signOutViewModel);
  useEffect(() => signOut.execute(), [signOut]);
  return session.kind === 'signed-out' ? <Navigate to="/login?reason=sign-out" replace /> : <LoadingScreen />;
};
