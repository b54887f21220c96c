import { type ComponentType, type ReactNode, StrictMode, Suspense } from 'react';
import { createBrowserRouter, Navigate, type RouteObject, RouterProvider } from 'react-router-dom';
import { lazyComponent, type ModuleDefinition, Registries, type Services, ServicesProvider } from '../kit';
import { LinkContext } from '../ui';
import { extensionRoutes, privateArea } from './lazy-private';
import { moduleRoutes } from './module-routes';
import { AcceptInviteRoute, ResetPasswordRoute } from './public/lazy-pages';
import { LoginRoute, LogoutRoute } from './public/login-routes';
import { Root } from './root';
import { routerLink } from './router-link';
import { LOGIN_PATH, PUBLIC_PATHS } from './session-routes.rules';
import { CrashScreen, LoadingScreen } from './start/screens';

const PrivateRoutes = () => {
  // In the render, so that a chunk preloaded by the sign-in page shows without suspending.
  const Area = lazyComponent(privateArea);
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Area />
    </Suspense>
  );
};

const suspended = (Page: ComponentType) => (
  <Suspense fallback={<LoadingScreen />}>
    <Page />
  </Suspense>
);

const ExtensionRoutes = lazyComponent(extensionRoutes);

const PUBLIC_PAGES: Readonly<Record<(typeof PUBLIC_PATHS)[number], ReactNode>> = {
  [LOGIN_PATH]: <LoginRoute />,
  '/logout': <LogoutRoute />,
  '/reset-password': suspended(ResetPasswordRoute),
  '/accept-invite': suspended(AcceptInviteRoute),
};

/** All routes; the modules add theirs, extensions through `ExtensionRoutes`. */
const routes = (modules: readonly ModuleDefinition[]): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <CrashScreen />,
    children: [
      { path: '/', element: <Navigate to={LOGIN_PATH} replace /> },
      ...PUBLIC_PATHS.map((path) => ({ path, element: PUBLIC_PAGES[path] })),
      {
        element: <PrivateRoutes />,
        children: [...modules.flatMap(moduleRoutes), { path: '*', element: <ExtensionRoutes /> }],
      },
    ],
  },
];

/** The application's root element. `base` is the path it is mounted under, such as '/admin'. */
export const app = (services: Services, base: string) => {
  const router = createBrowserRouter(routes(services.get(Registries).modules.all()), { basename: base });
  return (
    <StrictMode>
      <ServicesProvider services={services}>
        <LinkContext value={routerLink(router, base)}>
          <RouterProvider router={router} />
        </LinkContext>
      </ServicesProvider>
    </StrictMode>
  );
};
