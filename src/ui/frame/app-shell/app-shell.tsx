import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../base/class-names';
import { iconPaths } from '../../content/icon/icon-paths';
import { fetchCommonIcons, provideIcons } from '../../content/icon/icon-store';
import { CARDS_QUERY, OVERLAYS_QUERY, useMediaQuery, WIDE_QUERY } from '../../base/media';
import { AppShellContext, type AppShellState, type AppShellTexts } from './app-shell-context';
import { AppShellSidebar } from './app-shell-sidebar';
import classes from './app-shell.module.css';

/** What a pane opens above itself; Escape closes that first. */
const ABOVE_PANES = '[role=menu], [role=listbox], [role=dialog], [role=alertdialog]';

/**
 * Focus handling of an overlay pane: moves the focus in, closes on Escape, returns the focus. The caller sets `inert`
 * on the rest.
 */
const useOverlayFocus = (pane: RefObject<HTMLElement | null>, open: boolean, close: () => void): void => {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  }, [close]);
  useEffect(() => {
    if (!open) return undefined;
    const previous = document.activeElement;
    const current = pane.current?.querySelector<HTMLElement>('[aria-current]');
    (current ?? pane.current?.querySelector<HTMLElement>('a[href], button, input'))?.focus();
    const onKey = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      const isAbove = target instanceof Element && target.closest(ABOVE_PANES) !== null;
      if (key === 'Escape' && !defaultPrevented && !isAbove) latestClose.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (previous instanceof HTMLElement && previous.isConnected) previous.focus();
    };
  }, [open, pane]);
};

export interface AppShellProps {
  /** A `ModuleBar`. */
  readonly modules: ReactNode;
  /** A `Navigation`, or nothing for a module without one. */
  readonly navigation?: ReactNode;
  /** `SidebarDetail`s, or nothing. */
  readonly sidebar?: ReactNode;
  /** `HeaderBar`, banner, toolbar and `PageContent`. */
  readonly children: ReactNode;
  readonly texts: AppShellTexts;
  /** The user's last choice for the sidebar from 960 pixels on; null follows the width (open from 1424). */
  readonly initialSidebarOpen?: boolean | null | undefined;
  readonly onSidebarChoice?: ((open: boolean) => void) | undefined;
}

type Overlay = 'navigation' | 'sidebar' | null;

/**
 * The application's layout: module bar, navigation, main, sidebar. Below 960 pixels navigation and sidebar are
 * overlays, opened from the `HeaderBar`, closed by Escape, the scrim or following a link.
 */
export const AppShell = ({
  modules,
  navigation,
  sidebar,
  children,
  texts,
  initialSidebarOpen = null,
  onSidebarChoice,
}: AppShellProps) => {
  // On mount, not on import, so that the public pages do not load these icons.
  useState(() => provideIcons(iconPaths));
  useEffect(() => void fetchCommonIcons(), []);
  const overlays = useMediaQuery(OVERLAYS_QUERY);
  const phone = useMediaQuery(CARDS_QUERY);
  const wide = useMediaQuery(WIDE_QUERY);
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [sidebarChoice, setSidebarChoice] = useState(initialSidebarOpen);
  const [scrolled, onScroll] = useState(false);
  const main = useRef<HTMLElement>(null);
  const left = useRef<HTMLElement>(null);
  const right = useRef<HTMLElement>(null);
  const over = overlays ? overlay : null;
  const sidebarOpen = overlays ? over === 'sidebar' : (sidebarChoice ?? wide);
  const hasNavigation = Boolean(navigation);
  const hasSidebar = Boolean(sidebar);

  const close = useCallback(() => setOverlay(null), []);
  const chooseSidebar = useCallback(
    (open: boolean) => {
      if (overlays) {
        setOverlay(open ? 'sidebar' : null);
        return;
      }
      setSidebarChoice(open);
      onSidebarChoice?.(open);
    },
    [overlays, onSidebarChoice],
  );
  useOverlayFocus(left, over === 'navigation', close);
  useOverlayFocus(right, over === 'sidebar', close);

  const { openNavigation, openSidebar } = texts;
  const state = useMemo<AppShellState>(
    () => ({
      overlays,
      hasSidebar,
      hasNavigation: hasNavigation || phone,
      sidebarOpen,
      close,
      navigationOpen: !overlays || over === 'navigation',
      openNavigation: () => setOverlay('navigation'),
      openSidebar: () => chooseSidebar(true),
      scrolled,
      onScroll,
      texts: { openNavigation, openSidebar },
    }),
    [
      overlays,
      hasNavigation,
      phone,
      hasSidebar,
      sidebarOpen,
      close,
      over,
      chooseSidebar,
      scrolled,
      openNavigation,
      openSidebar,
    ],
  );

  const skip = (event: MouseEvent) => {
    // A fragment would resolve against <base> and leave the page.
    event.preventDefault();
    main.current?.focus();
  };
  const leave = (event: MouseEvent) => {
    if (overlays && event.target instanceof Element && event.target.closest('a[href]') !== null) close();
  };
  const lifted = over === 'navigation';

  return (
    <AppShellContext value={state}>
      <a className={classes['skip']} href="#main" onClick={skip}>
        {texts.skip}
      </a>
      <div className={classes['frame']}>
        {/* After the handlers of the link: closed before, the overlay takes a menu with the link away, unfollowed. */}
        <div role="presentation" style={{ display: 'contents' }} onClick={leave} inert={over === 'sidebar'}>
          <div className={classNames(classes['modules'], lifted && classes['lifted'])}>{modules}</div>
          {hasNavigation ? (
            <nav
              ref={left}
              className={classNames(classes['navigation'], lifted && classes['open'])}
              aria-label={texts.navigation}
              data-navigation
            >
              {navigation}
            </nav>
          ) : null}
        </div>
        <main ref={main} id="main" tabIndex={-1} className={classes['main']} inert={over !== null}>
          {children}
        </main>
        {hasSidebar ? (
          <AppShellSidebar
            ref={right}
            open={sidebarOpen}
            hidden={over === 'navigation'}
            texts={texts}
            onChoose={chooseSidebar}
          >
            {sidebar}
          </AppShellSidebar>
        ) : null}
        {over === null ? null : <div className={classes['scrim']} onPointerDown={close} />}
      </div>
    </AppShellContext>
  );
};
