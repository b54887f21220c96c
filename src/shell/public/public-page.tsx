import type { ReactNode } from 'react';
import { ProjectService, useService, useStream, useText } from '../../kit';
import { Markdown, PublicFrame } from '../../ui';
import { Appearance } from './appearance';

interface PublicPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page before the sign-in, in the project's name and colour. */
export const PublicPage = ({ title, children }: PublicPageProps) => {
  const { t } = useText();
  const project = useStream(useService(ProjectService).project$);
  return (
    <PublicFrame
      name={project.project_name ?? t('quarterdeck')}
      descriptor={t('admin_app')}
      title={title}
      note={project.public_note === null || project.public_note === '' ? undefined : <Markdown text={project.public_note} />}
      foot={<Appearance />}
    >
      {children}
    </PublicFrame>
  );
};
