import { useLocation } from 'react-router-dom';
import { AccessService, Registries, useService, useStream, type ModuleDefinition } from '../../kit';

export interface FrameModules {
  /** Those that this person gets to see, in their order. */
  readonly visible: readonly ModuleDefinition[];
  /** The one whose page is open. */
  readonly open: ModuleDefinition | undefined;
}

export const useFrameModules = (): FrameModules => {
  const { pathname } = useLocation();
  const access = useStream(useService(AccessService).access$);
  const visible = useService(Registries)
    .modules.all()
    .filter((module) => module.allows(access))
    .toSorted((a, b) => a.order - b.order);
  return { visible, open: visible.find((module) => pathname.split('/')[1] === module.path) ?? visible[0] };
};
