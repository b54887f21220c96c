import { Suspense, useEffect } from 'react';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import {
  disposeUnmountedViewModels,
  preload,
  Registries,
  useContributions,
  usePageTitle,
  useService,
  useServices,
  useStream,
  useText,
} from '../../kit';
import type { RemoteData } from '../../kernel';
import { Button, EmptyState } from '../../ui';
import { privateScreen, signInRedirect } from '../session-routes.rules';
import { FailedScreen, LoadingScreen } from '../start/screens';
import classes from '../start/start.module.css';
import { AllowedModule } from './allowed-module';
import { SignInAgain } from './lazy-overlays';
import { PrivateShell } from './private-shell';
import { Session, SessionData } from '../../application/session';
import { AccessStore } from '../../application/access';
import { KeptPage } from '../../application/connection';

/** Shown to users whose role may use the API but not this application. */
const NoAppAccess = () => {
  const { t } = useText();
  usePageTitle(t('no_app_access'));
  return (
    <main className={classes['screen']}>
      <EmptyState
        page
        kind="denied"
        title={t('no_app_access')}
        text={t('no_app_access_text')}
        actions={
          <Button variant="primary" icon="logout" iconDir href="/logout">
            {t('sign_out')}
          </Button>
        }
      />
    </main>
  );
};

const DEFAULT_LAYOUT = 'tabular';

/**
 * Loads the code of the open page, and what the page prefetches, in parallel with the session's data. Until these are
 * there, of every module, since waiting for them would cost a round trip; then the code only, of modules that allow the
 * user.
 */
const usePrefetchPage = (pathname: string, data: RemoteData<void>['kind']): void => {
  const services = useServices();
  const { modules, layouts } = services.get(Registries);
  const access = useStream(services.get(AccessStore).access$);
  // Registered while this page is shown, by the code that loads together with it.
  const registered = useContributions(modules);
  useEffect(() => {
    for (const module of registered) {
      const route = module.routes.find(
        ({ path, children }) =>
          matchPath({ path: `/${module.path}/${path}`, end: children === undefined }, pathname) !== null,
      );
      if (route === undefined || (data === 'ready' && !module.allows(access))) continue;
      if (data === 'loading') route.prefetch?.(services, pathname);
      // A failed load is retried, and its error shown, when the page renders.
      Promise.all([
        preload(module.navigation),
        preload(route.component),
        preload(layouts.get(DEFAULT_LAYOUT).component),
      ]).catch(() => undefined);
    }
  }, [services, registered, layouts, pathname, data, access]);
};

/** After the sign-out, pages that were left before they were shown keep nothing of the session. */
const useDisposeUnmounted = (): void => {
  // The view-models of the page that follows are mounted first.
  useEffect(() => () => void setTimeout(disposeUnmountedViewModels), []);
};

/** Guards the pages behind the sign-in: redirects signed-out users to the sign-in page, which leads back here. */
export const PrivateArea = () => {
  const { t } = useText();
  const location = useLocation();
  const session = useStream(useService(Session).state$);
  const hydration = useService(SessionData);
  const loaded = useStream(hydration.state$);
  const revision = useStream(hydration.revision$);
  const keptRevision = useStream(useService(KeptPage).revision$);
  const user = useStream(useService(AccessStore).user$);
  usePrefetchPage(location.pathname, loaded.kind);
  useDisposeUnmounted();
  if (session.kind === 'signed-out') {
    const { path, state } = signInRedirect(session.reason, `${location.pathname}${location.search}`);
    return <Navigate to={path} state={state} replace />;
  }
  const screen = privateScreen(user, loaded.kind);
  if (screen === 'no-access') return <NoAppAccess />;
  if (loaded.kind === 'failed') {
    return (
      <FailedScreen
        failure={loaded.failure}
        onRetry={() => hydration.retry()}
        actions={
          <Button variant="ghost" href="/logout">
            {t('sign_out')}
          </Button>
        }
      />
    );
  }
  if (screen === 'loading') return <LoadingScreen />;
  return (
    <>
      <PrivateShell>
        <AllowedModule>
          <Outlet key={`${revision} ${keptRevision}`} />
        </AllowedModule>
      </PrivateShell>
      <Suspense fallback={null}>{session.kind === 'interrupted' ? <SignInAgain /> : null}</Suspense>
    </>
  );
};
