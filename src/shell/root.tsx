import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import {
  AccessService,
  DevicePreferencesService,
  TranslatorService,
  ProjectService,
  SessionService,
  ThemeService,
  useService,
  useStream,
  useText,
  useViewModel,
} from '../kit';
import { applyCustomCss, applyProjectColor } from '../ui';
import { NoticesRegion } from './notices/notices-region';
import { resumeViewModel } from './resume.view-model';
import { FailedScreen, LoadingScreen } from './start/screens';

/** Root route: resumes the session, applies theme, language and custom CSS, and shows notifications. */
export const Root = () => {
  const { locale } = useText();
  const resume = useViewModel(resumeViewModel);
  const session = useStream(useService(SessionService).state$);
  const project = useStream(useService(ProjectService).project$);
  const user = useStream(useService(AccessService).user$);
  const theme = useService(ThemeService);
  const translator = useService(TranslatorService);
  const choices = useService(DevicePreferencesService);
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
