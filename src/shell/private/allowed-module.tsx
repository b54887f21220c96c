import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AccessStore } from '../../application/access';
import { Registries, useContributions, useService, useStream } from '../../kit';
import { NotFound } from '../../parts/page/not-found';

/**
 * The page of the address, or 'not found' for users whom its module does not allow. Not rendered for them at all, so
 * that neither its code nor its data are loaded.
 */
export const AllowedModule = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const modules = useContributions(useService(Registries).modules);
  const access = useStream(useService(AccessStore).access$);
  const module = modules.find(({ path }) => pathname.split('/')[1] === path);
  return module === undefined || module.allows(access) ? children : <NotFound />;
};
