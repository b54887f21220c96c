import { useLocation } from 'react-router-dom';
import { AccessService, Registries, useContributions, useService, useStream, type ModuleDefinition } from '../../kit';

export interface FrameModules {
  /** Those that this person gets to see, in their order. */
  readonly visible: readonly ModuleDefinition[];
  /** The one whose page is open. */
  readonly open: ModuleDefinition | undefined;
}

export const useFrameModules = (): FrameModules => {
  const { pathname } = useLocation();
  const access = useStream(useService(AccessService).access$);
  const visible = useContributions(useService(Registries).modules)
    .filter((module) => module.allows(access))
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  return { visible, open: visible.find((module) => pathname.split('/')[1] === module.path) ?? visible[0] };
};
