import { Suspense } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { componentOf, type ModuleDefinition } from '../kit';
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
      { element: <Private />, children: [...modules.flatMap(moduleRoutes), { path: '*', element: <NotFound /> }] },
    ],
  },
];
