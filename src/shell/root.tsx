import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { Translator, useService, useStream, useText, useViewModel } from '../kit';
import { applyCustomCss, applyProjectColor } from '../ui';
import { NoticesRegion } from './notices/notices-region';
import { resumeViewModel } from './resume.view-model';
import { FailedScreen, LoadingScreen } from './start/screens';
import { Session } from '../application/session';
import { DevicePreferences, ProjectStore, Theme } from '../application/settings';
import { AccessStore } from '../application/access';

/** Root route: resumes the session, applies theme, language and custom CSS, and shows notifications. */
export const Root = () => {
  const { locale } = useText();
  const resume = useViewModel(resumeViewModel);
  const session = useStream(useService(Session).state$);
  const project = useStream(useService(ProjectStore).project$);
  const user = useStream(useService(AccessStore).user$);
  const theme = useService(Theme);
  const translator = useService(Translator);
  const choices = useService(DevicePreferences);
  useEffect(() => applyProjectColor(project.project_color), [project.project_color]);
  useEffect(() => applyCustomCss(project.custom_css), [project.custom_css]);
  useEffect(() => theme.suggest(user?.theme ?? null), [theme, user?.theme]);
  useEffect(() => {
    const code = choices.language ?? user?.language;
    if (code) void translator.changeLanguage(code);
  }, [translator, choices, user?.language]);
  useEffect(() => {
    document.documentElement.lang = locale.code;
    document.documentElement.dir = locale.direction;
  }, [locale]);
  return (
    <>
      {session.kind === 'unknown' ? (
        <LoadingScreen />
      ) : session.kind === 'unreachable' ? (
        <FailedScreen failure={session.failure} onRetry={() => resume.retry()} />
      ) : (
        <Outlet />
      )}
      <NoticesRegion />
    </>
  );
};
