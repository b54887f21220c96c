import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { AccessStore } from '../application/access';
import { lazyComponent, type ModuleDefinition, useService, useStream } from '../kit';

const NotFound = lazyComponent(() =>
  import(/* webpackChunkName: "signed-in" */ '../parts/not-found').then((module) => module.NotFound),
);

interface AllowedPageProps {
  readonly module: Pick<ModuleDefinition, 'allows'>;
  readonly children: ReactNode;
}

/** The page of a module, or 'not found' for users whom the module does not allow: its code is not loaded for them. */
const AllowedPage = ({ module, children }: AllowedPageProps) =>
  module.allows(useStream(useService(AccessStore).access$)) ? children : <NotFound />;

/** The routes of a module's pages. */
export const moduleRoutes = (module: ModuleDefinition): readonly RouteObject[] =>
  module.routes.map(({ path, component }) => {
    const Page = lazyComponent(component);
    return {
      path: path === '' ? module.path : `${module.path}/${path}`,
      element: (
        <AllowedPage module={module}>
          <Page />
        </AllowedPage>
      ),
    };
  });
