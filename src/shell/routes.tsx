import { Suspense, type ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { componentOf, type Loadable, type ModuleDefinition } from '../kit';
import { LoginRoute } from './public/login-route';
import { LogoutRoute } from './public/logout-route';
import { notFound, privateArea } from './private-pages';
import { Root } from './root';
import { CrashScreen } from './start/crash-screen';
import { LoadingScreen } from './start/loading-screen';

const moduleRoutes = (module: ModuleDefinition): readonly RouteObject[] =>
  module.routes.map(({ path, component }) => {
    const Page = componentOf(component);
    return { path: path === '' ? module.path : `${module.path}/${path}`, element: <Page /> };
  });

const Private = () => {
  const Area = componentOf(privateArea);
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Area />
    </Suspense>
  );
};

/** The few who need them fetch these pages. */
const accountPages = () => import(/* webpackChunkName: "account" */ './public/account-pages');
const resetPassword = () => accountPages().then((pages) => pages.ResetPasswordRoute);
const acceptInvite = () => accountPages().then((pages) => pages.AcceptInviteRoute);

const Account = ({ page }: { readonly page: Loadable<ComponentType> }) => {
  const Page = componentOf(page);
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Page />
    </Suspense>
  );
};

const NotFound = componentOf(notFound);

/** Every path of the application, as the specification has them. */
export const routes = (modules: readonly ModuleDefinition[]): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <CrashScreen />,
    children: [
      { path: '/', element: <Navigate to="/login" replace /> },
      { path: '/login', element: <LoginRoute /> },
      { path: '/logout', element: <LogoutRoute /> },
      { path: '/reset-password', element: <Account page={resetPassword} /> },
      { path: '/accept-invite', element: <Account page={acceptInvite} /> },
      { element: <Private />, children: [...modules.flatMap(moduleRoutes), { path: '*', element: <NotFound /> }] },
    ],
  },
];
