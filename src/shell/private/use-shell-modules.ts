import { useLocation } from 'react-router-dom';
import { moduleBarEntries } from '../../domain/users';
import {
  type ModuleDefinition,
  Registries,
  type TextKey,
  useContributions,
  useDeepMemo,
  useService,
  useStream,
  useText,
} from '../../kit';
import type { ModuleBarProps } from '../../ui';
import { AccessStore } from '../../application/access';

export interface ShellModules {
  /**
   * Entries of the module bar: those of the role's own list that lead to a page, otherwise the modules that the user
   * may see.
   */
  readonly items: ModuleBarProps['items'];
  /** The module of the open page. */
  readonly open: ModuleDefinition | undefined;
}

const isWithin = (pathname: string, link: string): boolean => pathname === link || pathname.startsWith(`${link}/`);

/** Both members keep their identity between pages of one module. */
export const useShellModules = (): ShellModules => {
  const { t } = useText();
  const { pathname } = useLocation();
  const access = useStream(useService(AccessStore).access$);
  const modules = useContributions(useService(Registries).modules);
  const visible = modules
    .filter((module) => module.allows(access))
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  const open = visible.find((module) => pathname.split('/')[1] === module.path) ?? visible[0];
  // A list may name sections that this application does not have, such as /users, or that the user may not open.
  const listed = (moduleBarEntries(access.user?.role?.module_list ?? null) ?? []).filter(
    ({ external, link }) => external || visible.some(({ path }) => link.split(/[/?#]/)[1] === path),
  );
  const items =
    listed.length === 0
      ? visible
          .filter(({ hidden }) => hidden !== true)
          .map((module) => ({
            key: module.id,
            label: t(module.name as TextKey),
            icon: module.icon,
            href: `/${module.path}`,
            current: module === open,
          }))
      : listed.map(({ name, icon, link, external }) => ({
          key: `${name} ${link}`,
          label: name,
          icon,
          href: link,
          external,
          current: !external && isWithin(pathname, link),
        }));
  const [stableItems] = useDeepMemo<readonly [ShellModules['items']]>([items]);
  return { items: stableItems, open };
};
