import { Suspense, type ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { lazyComponent, type ModuleDefinition } from '../kit';
import { moduleRoutes } from './module-routes';
import { AcceptInviteRoute, ResetPasswordRoute } from './public/lazy-pages';
import { LoginRoute, LogoutRoute } from './public/login-routes';
import { extensionRoutes, privateArea } from './private-pages';
import { Root } from './root';
import { CrashScreen } from './start/crash-screen';
import { LoadingScreen } from './start/loading-screen';

const Private = () => {
  const Area = lazyComponent(privateArea);
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Area />
    </Suspense>
  );
};

const fetched = (Page: ComponentType) => (
  <Suspense fallback={<LoadingScreen />}>
    <Page />
  </Suspense>
);

const ExtensionRoutes = lazyComponent(extensionRoutes);

/** Every path of the application, as the specification has them. */
export const routes = (modules: readonly ModuleDefinition[]): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <CrashScreen />,
    children: [
      { path: '/', element: <Navigate to="/login" replace /> },
      { path: '/login', element: <LoginRoute /> },
      { path: '/logout', element: <LogoutRoute /> },
      { path: '/reset-password', element: fetched(ResetPasswordRoute) },
      { path: '/accept-invite', element: fetched(AcceptInviteRoute) },
      { element: <Private />, children: [...modules.flatMap(moduleRoutes), { path: '*', element: <ExtensionRoutes /> }] },
    ],
  },
];
