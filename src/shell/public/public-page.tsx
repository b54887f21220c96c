import type { ReactNode } from 'react';
import { Translator, useService, useStream, useText } from '../../kit';
import { usePicture } from '../../parts/fields/picture';
import { Button, Markdown, PublicShell, Select } from '../../ui';
import { useTheme } from '../use-theme';
import { DevicePreferences, ProjectStore } from '../../application/settings';

/** Language and theme, stored in this browser. */
const AppearanceControls = () => {
  const { t, locale } = useText();
  const language = useService(Translator);
  const choices = useService(DevicePreferences);
  const { theme, next, choose } = useTheme();
  return (
    <>
      <Select
        size="small"
        variant="quiet"
        aria-label={t('language')}
        value={locale.code}
        options={language.locales.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(code) => {
          choices.setLanguage(code);
          void language.changeLanguage(code);
        }}
      />
      <Button variant="ghost" size="small" onClick={() => choose(next)}>
        {t('theme_is', { theme: t(`theme_${theme}`) })}
      </Button>
    </>
  );
};

interface PublicPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page before the sign-in, with the project's name, logo, images and note. */
export const PublicPage = ({ title, children }: PublicPageProps) => {
  const { t } = useText();
  const project = useStream(useService(ProjectStore).project$);
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
      foot={<AppearanceControls />}
    >
      {children}
    </PublicShell>
  );
};
