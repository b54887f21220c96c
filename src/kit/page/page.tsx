import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useService } from '../services/services';
import { useStream } from '../services/streams';
import { useText } from '../texts/use-text';
import { ProjectStore } from '../../application/settings';

/** The shell's element for the page's sidebar; null before the shell has rendered it. */
export const SidebarContainer = createContext<HTMLElement | null>(null);

/** Renders its children into the shell's sidebar by a portal. */
export const PageSidebar = ({ children }: { readonly children: ReactNode }) => {
  const container = useContext(SidebarContainer);
  return container === null ? null : createPortal(children, container);
};

/** Sets the document's title: 'Articles · Northlight Quarterly'. */
export const usePageTitle = (title: string): void => {
  const { t } = useText();
  const project = useStream(useService(ProjectStore).project$);
  const projectName = project.project_name ?? t('quarterdeck');
  useEffect(() => {
    document.title = `${title} · ${projectName}`;
  }, [title, projectName]);
};
