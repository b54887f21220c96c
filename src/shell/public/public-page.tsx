import type { ReactNode } from 'react';
import { ProjectService, useService, useStream, useText } from '../../kit';
import { usePicture } from '../../parts/picture';
import { Markdown, PublicShell } from '../../ui';
import { Appearance } from './appearance';

interface PublicPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page before the sign-in, as the project presents itself. */
export const PublicPage = ({ title, children }: PublicPageProps) => {
  const { t } = useText();
  const project = useStream(useService(ProjectService).project$);
  const [logo, background, foreground] = [
    usePicture(project.project_logo),
    usePicture(project.public_background),
    usePicture(project.public_foreground),
  ];
  return (
    <PublicShell
      name={project.project_name ?? t('quarterdeck')}
      descriptor={t('admin_app')}
      title={title}
      logo={logo}
      image={project.public_background === null ? undefined : background}
      foreground={foreground}
      note={
        project.public_note === null || project.public_note === '' ? undefined : <Markdown text={project.public_note} />
      }
      foot={<Appearance />}
    >
      {children}
    </PublicShell>
  );
};
