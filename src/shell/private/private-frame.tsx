import { Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Command } from '../../application/commands';
import {
  LanguageService,
  PageTrackingService,
  ProjectService,
  SidebarContainer,
  useService,
  useShortcut,
  useStream,
  useText,
} from '../../kit';
import { Region } from '../../parts/page-boundary';
import { AppShell, useFirstInteraction, type AppShellTexts } from '../../ui';
import { useTheme } from '../use-theme';
import { FrameModuleBar } from './frame-module-bar';
import { useFrameModules } from './frame-modules';
import { FrameNavigation } from './frame-navigation';
import { CommandPalette, NoticesDrawer, ShortcutsDialog } from './lazy-layers';
import { OfflineBanner } from './offline-banner';
import { THEME_ICONS } from './theme-icons';
import classes from './private-frame.module.css';

type Layer = 'palette' | 'shortcuts' | 'notices' | null;

/** Module bar, navigation and sidebar around the open page, and what opens over it from anywhere. */
export const PrivateFrame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const project = useStream(useService(ProjectService).project$);
  const tracking = useService(PageTrackingService);
  const { items, open } = useFrameModules();
  const { next, choose } = useTheme();
  const [sidebar, setSidebar] = useState<HTMLElement | null>(null);
  const [layer, setLayer] = useState<Layer>(null);
  const close = (): void => setLayer(null);
  const jump = useCallback(() => setLayer('palette'), []);
  const showNotices = useCallback(() => setLayer('notices'), []);
  const home = project.project_name ?? t('quarterdeck');
  const themeText = t('theme_is', { theme: t(`theme_${next}`) });
  useEffect(() => tracking.visit(pathname), [tracking, pathname]);
  useFirstInteraction(useService(LanguageService).loadRest);
  useShortcut({ key: 'k', meta: true }, jump);
  useShortcut({ key: '?' }, () => setLayer('shortcuts'));
  const commands = useMemo<readonly Command[]>(
    () => [
      { id: 'theme', title: themeText, icon: THEME_ICONS[next], run: () => choose(next) },
      {
        id: 'shortcuts',
        title: t('keyboard_shortcuts'),
        icon: 'keyboard',
        keys: '?',
        run: () => setLayer('shortcuts'),
      },
      { id: 'notices', title: t('notices'), icon: 'notifications', run: showNotices },
      { id: 'sign-out', title: t('sign_out'), icon: 'logout', run: () => void navigate('/logout') },
    ],
    [t, themeText, next, choose, showNotices, navigate],
  );
  const texts = useMemo<AppShellTexts>(
    () => ({
      skip: t('skip_to_content'),
      navigation: t('navigation'),
      sidebar: t('sidebar'),
      openNavigation: t('open_navigation'),
      openSidebar: t('open_sidebar'),
      closeSidebar: t('close_sidebar'),
    }),
    [t],
  );
  return (
    <AppShell
      texts={texts}
      modules={<FrameModuleBar items={items} home={home} onNotices={showNotices} />}
      navigation={<FrameNavigation module={open} title={home} onJump={jump} />}
      sidebar={<div ref={setSidebar} className={classes['place']} />}
    >
      <OfflineBanner />
      <SidebarContainer value={sidebar}>
        <Region name={pathname}>
          <Suspense fallback={null}>{children}</Suspense>
        </Region>
      </SidebarContainer>
      <Suspense fallback={null}>
        {layer === 'palette' ? <CommandPalette commands={commands} onClose={close} /> : null}
        {layer === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
        {layer === 'notices' ? <NoticesDrawer onClose={close} /> : null}
      </Suspense>
    </AppShell>
  );
};
