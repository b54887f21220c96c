import { useEffect } from 'react';
import { ProjectService } from './tokens';
import { useService } from './services';
import { useStream } from './stream';
import { useText } from './use-text';

/** Names the page in the browser's tab and for screen readers: 'Articles · Northlight Quarterly'. */
export const usePageTitle = (title: string): void => {
  const { t } = useText();
  const project = useStream(useService(ProjectService).project$);
  const place = project.project_name ?? t('quarterdeck');
  useEffect(() => {
    document.title = `${title} · ${place}`;
  }, [title, place]);
};
