import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Command } from '../../application/commands';
import { FORM_NAMESPACES, SidebarContainer, Translator, useService, useShortcut, useStream, useText } from '../../kit';
import { PageBoundary } from '../../parts/page-boundary';
import { AppShell, type AppShellTexts, Banner, useFirstInteraction } from '../../ui';
import { THEME_ICONS, useTheme } from '../use-theme';
import { CommandPalette, NoticesDrawer, ShortcutsDialog } from './lazy-overlays';
import classes from './private-shell.module.css';
import { ShellModuleBar } from './shell-module-bar';
import { ShellNavigation } from './shell-navigation';
import { useShellModules } from './use-shell-modules';
import { Connection, PageTracking } from '../../application/connection';
import { ProjectStore } from '../../application/settings';

/** Shown above every page while the server is unreachable. */
const OfflineBanner = () => {
  const { t } = useText();
  const { quality } = useStream(useService(Connection).state$);
  if (quality !== 'off') return null;
  return (
    <Banner tone="warning" icon="wifi_off" title={t('offline')}>
      {t('offline_text')}
    </Banner>
  );
};

type Overlay = 'palette' | 'shortcuts' | 'notices' | null;

/** Module bar, navigation and sidebar around the open page, and the overlays that open from every page. */
export const PrivateShell = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const project = useStream(useService(ProjectStore).project$);
  const tracking = useService(PageTracking);
  const { items, open } = useShellModules();
  const { next, choose } = useTheme();
  const [sidebar, setSidebar] = useState<HTMLElement | null>(null);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const close = (): void => setOverlay(null);
  const openPalette = useCallback(() => setOverlay('palette'), []);
  const showNotices = useCallback(() => setOverlay('notices'), []);
  const home = project.project_name ?? t('quarterdeck');
  const themeText = t('theme_is', { theme: t(`theme_${next}`) });
  const translator = useService(Translator);
  const loadFormTexts = useCallback(() => void translator.load(FORM_NAMESPACES).catch(() => undefined), [translator]);
  useFirstInteraction(loadFormTexts);
  useEffect(() => tracking.visit(pathname), [tracking, pathname]);
  useShortcut({ key: 'k', meta: true }, openPalette);
  useShortcut({ key: '?' }, () => setOverlay('shortcuts'));
  const commands = useMemo<readonly Command[]>(
    () => [
      { id: 'theme', title: themeText, icon: THEME_ICONS[next], run: () => choose(next) },
      {
        id: 'shortcuts',
        title: t('keyboard_shortcuts'),
        icon: 'keyboard',
        keys: '?',
        run: () => setOverlay('shortcuts'),
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
      modules={<ShellModuleBar items={items} home={home} onNotices={showNotices} />}
      navigation={<ShellNavigation module={open} title={home} onJump={openPalette} />}
      sidebar={<div ref={setSidebar} className={classes['place']} />}
    >
      <OfflineBanner />
      <SidebarContainer value={sidebar}>
        <PageBoundary name={pathname}>
          <Suspense fallback={null}>{children}</Suspense>
        </PageBoundary>
      </SidebarContainer>
      <Suspense fallback={null}>
        {overlay === 'palette' ? <CommandPalette commands={commands} onClose={close} /> : null}
        {overlay === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
        {overlay === 'notices' ? <NoticesDrawer onClose={close} /> : null}
      </Suspense>
    </AppShell>
  );
};
