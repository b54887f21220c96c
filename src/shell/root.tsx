import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { Translator, useService, useStream, useText, useViewModel } from '../kit';
import { applyCustomCss, applyProjectColor } from '../ui';
import { NoticesRegion } from './notices/notices-region';
import { PageFocus } from './page-focus/page-focus';
import { resumeViewModel } from './resume.view-model';
import { FailedScreen, LoadingScreen } from './start/screens';
import { Session } from '../application/session';
import { Appearance, ProjectStore } from '../application/settings';

/** Root route: resumes the session, applies theme, language and custom CSS, and shows notifications. */
export const Root = () => {
  const { locale } = useText();
  const resume = useViewModel(resumeViewModel);
  const session = useStream(useService(Session).state$);
  const store = useService(ProjectStore);
  const project = useStream(store.project$);
  const color = useStream(store.color$);
  const translator = useService(Translator);
  const language = useStream(useService(Appearance).language$);
  useEffect(() => applyProjectColor(color), [color]);
  useEffect(() => applyCustomCss(project.custom_css), [project.custom_css]);
  useEffect(() => {
    if (language !== null) void translator.changeLanguage(language);
  }, [translator, language]);
  useEffect(() => {
    document.documentElement.lang = locale.code;
    document.documentElement.dir = locale.direction;
  }, [locale]);
  return (
    <>
      <PageFocus />
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
