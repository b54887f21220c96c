export { DividerText, PublicShell, type PublicShellProps } from './public-shell';
