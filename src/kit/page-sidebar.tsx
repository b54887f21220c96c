import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place in the frame where pages put their sidebar; null until the frame is drawn. */
export const SidebarContainer = createContext<HTMLElement | null>(null);

/** What a page shows in the sidebar, wherever in the page this stands. */
export const PageSidebar = ({ children }: { readonly children: ReactNode }) => {
  const place = useContext(SidebarContainer);
  return place === null ? null : createPortal(children, place);
};
