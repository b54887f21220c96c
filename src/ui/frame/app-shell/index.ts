export { AppShell, type AppShellProps } from './app-shell';
export { type AppShellState, type AppShellTexts, useAppShell } from './app-shell-context';
export { PageContent, type PageContentProps } from './page-content';
