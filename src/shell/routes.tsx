import { Navigate, type RouteObject } from 'react-router-dom';
import { componentOf, type ModuleDefinition } from '../kit';
import { NotFound } from '../parts/not-found';
import { PrivateArea } from './private/private-area';
import { LoginRoute } from './public/login-route';
import { LogoutRoute } from './public/logout-route';
import { Root } from './root';
import { CrashScreen } from './start/crash-screen';

const moduleRoutes = (module: ModuleDefinition): readonly RouteObject[] =>
  module.routes.map(({ path, component }) => {
    const Page = componentOf(component);
    return { path: path === '' ? module.path : `${module.path}/${path}`, element: <Page /> };
  });

/** Every path of the application, as the specification has them. */
export const routes = (modules: readonly ModuleDefinition[]): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <CrashScreen />,
    children: [
      { path: '/', element: <Navigate to="/login" replace /> },
      { path: '/login', element: <LoginRoute /> },
      { path: '/logout', element: <LogoutRoute /> },
      { element: <PrivateArea />, children: [...modules.flatMap(moduleRoutes), { path: '*', element: <NotFound /> }] },
    ],
  },
];
