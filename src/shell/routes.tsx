import { Suspense } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { componentOf, type ModuleDefinition } from '../kit';
import { LoginRoute } from './public/login-route';
import { LogoutRoute } from './public/logout-route';
import { Root } from './root';
import { CrashScreen } from './start/crash-screen';
import { LoadingScreen } from './start/loading-screen';

const moduleRoutes = (module: ModuleDefinition): readonly RouteObject[] =>
  module.routes.map(({ path, component }) => {
    const Page = componentOf(component);
    return { path: path === '' ? module.path : `${module.path}/${path}`, element: <Page /> };
  });

/** Fetched once somebody is in: the sign-in page need not wait for the frame. */
const privatePages = () => import(/* webpackChunkName: "private" */ './private');

const PrivateArea = componentOf(() => privatePages().then((pages) => pages.PrivateArea));
const NotFound = componentOf(() => privatePages().then((pages) => pages.NotFound));

/** Every path of the application, as the specification has them. */
export const routes = (modules: readonly ModuleDefinition[]): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <CrashScreen />,
    children: [
      { path: '/', element: <Navigate to="/login" replace /> },
      { path: '/login', element: <LoginRoute /> },
      { path: '/logout', element: <LogoutRoute /> },
      { element: <Suspense fallback={<LoadingScreen />}><PrivateArea /></Suspense>, children: [...modules.flatMap(moduleRoutes), { path: '*', element: <NotFound /> }] },
    ],
  },
];
