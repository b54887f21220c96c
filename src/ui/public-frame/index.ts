export { DividerText } from './or-line';
export { PublicShell, type PublicShellProps } from './public-frame';
