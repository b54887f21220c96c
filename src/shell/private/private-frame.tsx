import { Suspense, useEffect, useMemo, useState, type ButtonHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Command } from '../../application/commands';
import { userName } from '../../domain/users';
import {
  AccessService, componentOf, ConnectionService, LanguageService, metaKey, NoticesService, PageTrackingService, ProjectService, SidebarPlace,
  useService, useShortcut, useStream, useText,
} from '../../kit';
import { usePicture } from '../../parts/picture';
import { Region } from '../../parts/region';
import { Avatar, ConnectionMark, Frame, ModuleBar, Navigation, useFirstTouch } from '../../ui';
import { useTheme } from '../use-theme';
import { useFrameModules } from './frame-modules';
import { CommandPalette, NoticesDrawer, ShortcutsDialog } from './lazy-layers';
import { OfflineBanner } from './offline-banner';
import { OwnCard } from './own-card';
import classes from './private-frame.module.css';

const THEME_ICONS = { auto: 'brightness_auto', light: 'light_mode', dark: 'dark_mode' } as const;


type Layer = 'palette' | 'shortcuts' | 'notices' | null;

/** Module bar, navigation and sidebar around the open page, and what opens over it from anywhere. */
export const PrivateFrame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const user = useStream(useService(AccessService).user$);
  const project = useStream(useService(ProjectService).project$);
  const { quality, latency } = useStream(useService(ConnectionService).state$);
  const unread = useStream(useService(NoticesService).history$).some(({ tone }) => tone === 'danger');
  const tracking = useService(PageTrackingService);
  const { items, open } = useFrameModules();
  const { theme, next, choose } = useTheme();
  const [sidebar, setSidebar] = useState<HTMLElement | null>(null);
  const [layer, setLayer] = useState<Layer>(null);
  const close = (): void => setLayer(null);
  const ModuleNavigation = open === undefined ? null : componentOf(open.navigation);
  const person = (user && userName(user)) ?? t('unknown_user');
  const picture = usePicture(user?.avatar?.id ?? null, { key: 'system-small-cover' });
  const home = project.project_name ?? t('quarterdeck');
  const themeText = t('theme_is', { theme: t(`theme_${next}`) });
  useEffect(() => tracking.visit(pathname), [tracking, pathname]);
  useFirstTouch(useService(LanguageService).finish);
  useShortcut({ key: 'k', meta: true }, () => setLayer('palette'));
  useShortcut({ key: '?' }, () => setLayer('shortcuts'));
  const commands = useMemo<readonly Command[]>(
    () => [
      { id: 'theme', title: themeText, icon: THEME_ICONS[next], run: () => choose(next) },
      { id: 'shortcuts', title: t('keyboard_shortcuts'), icon: 'keyboard', keys: '?', run: () => setLayer('shortcuts') },
      { id: 'notices', title: t('notices'), icon: 'notifications', run: () => setLayer('notices') },
      { id: 'sign-out', title: t('sign_out'), icon: 'logout', run: () => void navigate('/logout') },
    ],
    [t, themeText, next, choose, navigate],
  );
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
          home={{ href: '/collections', label: home }}
          items={items}
          foot={[
            { key: 'notices', label: t('notices'), icon: 'notifications', dot: unread, onSelect: () => setLayer('notices') },
            { key: 'theme', label: t('theme_is', { theme: t(`theme_${theme}`) }), icon: THEME_ICONS[theme], onSelect: () => choose(next) },
            {
              key: 'person',
              label: t('your_account', { name: person }),
              content: <Avatar name={person} src={picture} size="large" />,
              ...(user !== null && { renderAround: (button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>) => <OwnCard id={user.id} button={button} /> }),
            },
            { key: 'sign-out', label: t('sign_out'), icon: 'logout', dir: true, href: '/logout' },
          ]}
        />
      }
      navigation={
        <Navigation
          title={home}
          aside={
            <ConnectionMark quality={quality} label={latency === null ? t(`connection_${quality}`) : t(`connection_${quality}_in`, { latency })} />
          }
          jump={{ label: t('jump_to'), keys: `${metaKey()} K`, onSelect: () => setLayer('palette') }}
        >
          <Region name={`navigation ${open?.id ?? ''}`}>
            <Suspense fallback={null}>{ModuleNavigation === null ? null : <ModuleNavigation />}</Suspense>
          </Region>
        </Navigation>
      }
      sidebar={<div ref={setSidebar} className={classes['place']} />}
    >
      <OfflineBanner />
      <SidebarPlace value={sidebar}>
        <Region name={pathname}>
          <Suspense fallback={null}>{children}</Suspense>
        </Region>
      </SidebarPlace>
      <Suspense fallback={null}>
        {layer === 'palette' ? <CommandPalette commands={commands} onClose={close} /> : null}
        {layer === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
        {layer === 'notices' ? <NoticesDrawer onClose={close} /> : null}
      </Suspense>
    </Frame>
  );
};
