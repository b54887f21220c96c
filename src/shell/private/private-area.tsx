import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { AccessService, HydrationService, SessionService, useService, useStream, useText } from '../../kit';
import { Button } from '../../ui';
import { FailedScreen } from '../start/failed-screen';
import { LoadingScreen } from '../start/loading-screen';
import { NoAppAccess } from '../start/no-app-access';
import { SignInAgain } from './lazy-layers';
import { PrivateShell } from './private-frame';
import { usePrefetchChunks } from './use-warm-pages';

/** Everything behind the sign-in: who is not in goes to the sign-in page and comes back afterwards. */
export const PrivateArea = () => {
  const { t } = useText();
  const location = useLocation();
  const session = useStream(useService(SessionService).state$);
  const hydration = useService(HydrationService);
  const loaded = useStream(hydration.state$);
  const user = useStream(useService(AccessService).user$);
  usePrefetchChunks(location.pathname);
  if (session.kind === 'signed-out') {
    const query = session.reason === null ? '' : `?reason=${session.reason}`;
    const from = session.reason === 'sign-out' ? null : `${location.pathname}${location.search}`;
    return <Navigate to={`/login${query}`} state={{ from }} replace />;
  }
  // Before the failure, for without access to the application the data model is refused as well.
  if (user !== null && user.role?.app_access !== true && loaded.kind !== 'loading') return <NoAppAccess />;
  if (loaded.kind === 'failed') {
    return (
      <FailedScreen
        failure={loaded.failure}
        onRetry={() => hydration.retry()}
        also={
          <Button variant="ghost" href="/logout">
            {t('sign_out')}
          </Button>
        }
      />
    );
  }
  if (loaded.kind !== 'ready') return <LoadingScreen />;
  return (
    <>
      <PrivateShell>
        <Outlet />
      </PrivateShell>
      <Suspense fallback={null}>{session.kind === 'interrupted' ? <SignInAgain /> : null}</Suspense>
    </>
  );
};
