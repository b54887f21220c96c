import { createContext, useContext } from 'react';

export interface AppShellState {
  /** Navigation and sidebar are overlays: below 960 pixels. */
  readonly overlays: boolean;
  /** There is a navigation, or on phones a module bar, to open at the start edge. */
  readonly hasNavigation: boolean;
  readonly hasSidebar: boolean;
  readonly navigationOpen: boolean;
  readonly sidebarOpen: boolean;
  readonly openNavigation: () => void;
  readonly openSidebar: () => void;
  /** Closes the open overlay. */
  readonly close: () => void;
  /** The content is scrolled; the header collapses. */
  readonly scrolled: boolean;
  readonly onScroll: (scrolled: boolean) => void;
  readonly texts: { readonly openNavigation: string; readonly openSidebar: string };
}

export const AppShellContext = createContext<AppShellState | null>(null);

/** The app shell's state; null outside of it. */
export const useAppShell = (): AppShellState | null => useContext(AppShellContext);

export interface AppShellTexts {
  /** 'Skip to content' */
  readonly skip: string;
  /** Accessible name of the navigation landmark. */
  readonly navigation: string;
  /** Accessible name and heading of the sidebar. */
  readonly sidebar: string;
  readonly openNavigation: string;
  readonly openSidebar: string;
  readonly closeSidebar: string;
}
