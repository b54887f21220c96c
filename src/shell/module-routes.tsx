import type { RouteObject } from 'react-router-dom';
import { lazyComponent, type ModuleDefinition } from '../kit';

/** The routes of a module's pages. */
export const moduleRoutes = (module: ModuleDefinition): readonly RouteObject[] =>
  module.routes.map(({ path, component }) => {
    const Page = lazyComponent(component);
    return { path: path === '' ? module.path : `${module.path}/${path}`, element: <Page /> };
  });
