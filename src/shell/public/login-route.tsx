import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { SignOutReason } from '../../application/session';
import { SessionService, useService, useStream } from '../../kit';
import { SignInPage } from './sign-in-page';

const REASONS: readonly SignOutReason[] = ['sign-out', 'session-expired'];

const START = '/collections';

/** Where the person wanted to go: a path of this application, kept by the router and never read from the address. */
const wantedPath = (state: unknown): string | null => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : null;
};

/** /login: the form, or on to where somebody wanted to go when they are in already. */
export const LoginRoute = () => {
  const [query] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const session = useStream(useService(SessionService).state$);
  const wanted = wantedPath(state);
  if (session.kind === 'signed-in') return <Navigate to={wanted ?? START} replace />;
  const reason = REASONS.find((known) => known === query.get('reason'));
  return <SignInPage reason={reason ?? (wanted === null ? null : 'not-authenticated')} />;
};
