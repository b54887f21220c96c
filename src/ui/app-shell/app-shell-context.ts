import { createContext, useContext } from 'react';

export interface AppShellState {
  /** Navigation and sidebar lie over the page: below 960 pixels. */
  readonly overlays: boolean;
  /** There is something to open at the start: the navigation, or on a phone the module bar. */
  readonly hasNavigation: boolean;
  readonly hasSidebar: boolean;
  readonly navigationOpen: boolean;
  readonly sidebarOpen: boolean;
  readonly openNavigation: () => void;
  readonly openSidebar: () => void;
  /** Closes what lies over the page. */
  readonly close: () => void;
  /** The page's content is scrolled away from its beginning. */
  readonly scrolled: boolean;
  readonly onScroll: (scrolled: boolean) => void;
  readonly texts: { readonly openNavigation: string; readonly openSidebar: string };
}

export const AppShellContext = createContext<AppShellState | null>(null);

/** The frame around a part, or null outside of one. */
export const useAppShell = (): AppShellState | null => useContext(AppShellContext);

export interface AppShellTexts {
  /** 'Skip to the content' */
  readonly skip: string;
  /** Names the navigation's landmark: the open module. */
  readonly navigation: string;
  /** Names and heads the sidebar. */
  readonly sidebar: string;
  readonly openNavigation: string;
  readonly openSidebar: string;
  readonly closeSidebar: string;
}
