import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Command } from '../../application/commands';
import { useService } from '../services/services';
import { useStream } from '../services/streams';
import { CommandsService, ProjectService } from '../tokens';
import { useText } from '../texts/use-text';

/** The place in the frame where pages put their sidebar; null until the frame is drawn. */
export const SidebarContainer = createContext<HTMLElement | null>(null);

/** What a page shows in the sidebar, wherever in the page this stands. */
export const PageSidebar = ({ children }: { readonly children: ReactNode }) => {
  const place = useContext(SidebarContainer);
  return place === null ? null : createPortal(children, place);
};

/** Names the page in the browser's tab and for screen readers: 'Articles · Northlight Quarterly'. */
export const usePageTitle = (title: string): void => {
  const { t } = useText();
  const project = useStream(useService(ProjectService).project$);
  const place = project.project_name ?? t('quarterdeck');
  useEffect(() => {
    document.title = `${title} · ${place}`;
  }, [title, place]);
};

/** Offers these in the command palette while the page is open. Give it the same list as long as nothing has changed. */
export const useCommands = (commands: readonly Command[]): void => {
  const service = useService(CommandsService);
  useEffect(() => service.offer(commands), [service, commands]);
};
