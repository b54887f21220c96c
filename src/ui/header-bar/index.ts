export { type Crumb, HeaderBar, type HeaderBarProps } from './header-bar';
