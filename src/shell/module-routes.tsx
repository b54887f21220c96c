import type { RouteObject } from 'react-router-dom';
import { lazyComponent, type ModuleDefinition, type ModuleRoute } from '../kit';

const routeOf = ({ path, component, children = [] }: ModuleRoute): RouteObject => {
  const Page = lazyComponent(component);
  return { path, element: <Page />, children: children.map(routeOf) };
};

/** The routes of a module's pages. */
export const moduleRoutes = (module: ModuleDefinition): readonly RouteObject[] =>
  module.routes.map((route) =>
    routeOf({ ...route, path: route.path === '' ? module.path : `${module.path}/${route.path}` }),
  );
