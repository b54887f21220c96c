import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { userName } from '../../domain/users';
import { AccessService, componentOf, ProjectService, Registries, SidebarPlace, useService, useStream, useText } from '../../kit';
import { Avatar, Frame, ModuleBar, Navigation } from '../../ui';
import { useTheme } from '../use-theme';
import classes from './private-frame.module.css';

const THEME_ICONS = { auto: 'brightness_auto', light: 'light_mode', dark: 'dark_mode' } as const;

/** Module bar, navigation and sidebar around the open page. */
export const PrivateFrame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useText();
  const { pathname } = useLocation();
  const access = useStream(useService(AccessService).access$);
  const project = useStream(useService(ProjectService).project$);
  const modules = useService(Registries)
    .modules.all()
    .filter((module) => module.allows(access))
    .sort((a, b) => a.order - b.order);
  const { theme, next, choose } = useTheme();
  const [sidebar, setSidebar] = useState<HTMLElement | null>(null);
  const open = modules.find((module) => pathname.split('/')[1] === module.path) ?? modules[0];
  const ModuleNavigation = open === undefined ? null : componentOf(open.navigation);
  const person = (access.user && userName(access.user)) ?? t('unknown_user');
  return (
    <Frame
      texts={{
        skip: t('skip_to_content'),
        navigation: t('navigation'),
        sidebar: t('sidebar'),
        openNavigation: t('open_navigation'),
        openSidebar: t('open_sidebar'),
        closeSidebar: t('close_sidebar'),
      }}
      modules={
        <ModuleBar
          label={t('modules')}
          home={{ href: '/collections', label: project.project_name ?? t('quarterdeck') }}
          items={modules.map((module) => ({
            key: module.id,
            label: t(module.name as never),
            icon: module.icon,
            href: `/${module.path}`,
            current: module === open,
          }))}
          foot={[
            { key: 'theme', label: t('theme_is', { theme: t(`theme_${theme}`) }), icon: THEME_ICONS[theme], onSelect: () => choose(next) },
            { key: 'person', label: t('your_account', { name: person }), content: <Avatar name={person} size="large" /> },
            { key: 'sign-out', label: t('sign_out'), icon: 'logout', dir: true, href: '/logout' },
          ]}
        />
      }
      navigation={
        <Navigation title={project.project_name ?? t('quarterdeck')}>
          <Suspense fallback={null}>{ModuleNavigation === null ? null : <ModuleNavigation />}</Suspense>
        </Navigation>
      }
      sidebar={<div ref={setSidebar} className={classes['place']} />}
    >
      <SidebarPlace value={sidebar}>
        <Suspense fallback={null}>{children}</Suspense>
      </SidebarPlace>
    </Frame>
  );
};
