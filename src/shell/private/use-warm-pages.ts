import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { preload, Registries, useService } from '../../kit';

const DEFAULT_LAYOUT = 'tabular';

/** Fetches what the open page is made of while its data are still on their way. */
export const usePrefetchChunks = (pathname: string): void => {
  const { modules, layouts } = useService(Registries);
  useEffect(() => {
    for (const module of modules.all()) {
      const route = module.routes.find(({ path }) => matchPath(`/${module.path}/${path}`, pathname) !== null);
      if (route === undefined) continue;
      // What cannot be fetched is told by the page itself, when it asks again.
      Promise.all([
        preload(module.navigation),
        preload(route.component),
        preload(layouts.get(DEFAULT_LAYOUT).component),
      ]).catch(() => undefined);
    }
  }, [modules, layouts, pathname]);
};
