import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FORM_NAMESPACES, SidebarContainer, Translator, useService, useStream, useText } from '../../kit';
import { PageBoundary } from '../../parts/page/page-boundary';
import { AppShell, type AppShellTexts, useFirstInteraction } from '../../ui';
import { ConnectionBanner } from './connection-banner';
import {
  AppearanceDialog,
  CommandPalette,
  DemoResetDialog,
  NoticesDrawer,
  ShortcutsDialog,
  UploadPanel,
} from './lazy-overlays';
import classes from './private-shell.module.css';
import { ShellModuleBar } from './shell-module-bar';
import { ShellNavigation } from './shell-navigation';
import { useEarlyKeys } from './use-early-keys';
import { useShellActions } from './use-shell-actions';
import { useShellModules } from './use-shell-modules';
import { PageTracking } from '../../application/connection';
import { UploadSession } from '../../application/files';
import { DevicePreferences, ProjectStore } from '../../application/settings';

/** The uploads of the session, which go on while the user visits other pages. */
const Uploading = () => {
  const uploads = useStream(useService(UploadSession).queue$);
  return uploads === null ? null : <UploadPanel uploads={uploads} />;
};

type Overlay = 'palette' | 'shortcuts' | 'notices' | 'appearance' | 'demo-reset' | null;

/** Module bar, navigation and sidebar around the open page, and the overlays that open from every page. */
export const PrivateShell = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useText();
  const { pathname } = useLocation();
  const project = useStream(useService(ProjectStore).project$);
  const tracking = useService(PageTracking);
  const preferences = useService(DevicePreferences);
  const { items, open } = useShellModules();
  const [sidebar, setSidebar] = useState<HTMLElement | null>(null);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const close = useCallback((): void => setOverlay(null), []);
  const earlyKeys = useEarlyKeys(overlay === 'palette', close);
  const home = project.project_name ?? t('quarterdeck');
  const translator = useService(Translator);
  const loadFormTexts = useCallback(() => void translator.load(FORM_NAMESPACES).catch(() => undefined), [translator]);
  useFirstInteraction(loadFormTexts);
  useEffect(() => tracking.visit(pathname), [tracking, pathname]);
  useEffect(() => () => tracking.leave(), [tracking]);
  const actions = useShellActions(setOverlay);
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
      modules={
        <ShellModuleBar
          items={items}
          home={home}
          notices={actions.notices}
          theme={actions.theme}
          appearance={actions.appearance}
          shortcuts={actions.shortcuts}
          resetDemo={actions.resetDemo}
          signOut={actions.signOut}
        />
      }
      navigation={<ShellNavigation module={open} title={home} palette={actions.palette} />}
      initialSidebarOpen={preferences.isSidebarOpen}
      onSidebarChoice={(open) => preferences.setSidebarOpen(open)}
      sidebar={<div ref={setSidebar} className={classes['place']} />}
    >
      <ConnectionBanner />
      <SidebarContainer value={sidebar}>
        <PageBoundary name={pathname} page>
          <Suspense fallback={null}>{children}</Suspense>
        </PageBoundary>
      </SidebarContainer>
      <Suspense fallback={null}>
        {overlay === 'palette' ? <CommandPalette onClose={close} early={earlyKeys} /> : null}
        {overlay === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
        {overlay === 'appearance' ? <AppearanceDialog onClose={close} /> : null}
        {overlay === 'demo-reset' ? <DemoResetDialog open onClose={close} /> : null}
        {overlay === 'notices' ? <NoticesDrawer onClose={close} /> : null}
      </Suspense>
      <Suspense fallback={null}>
        <Uploading />
      </Suspense>
    </AppShell>
  );
};
