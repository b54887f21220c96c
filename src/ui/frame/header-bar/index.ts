export { HeaderBar, type HeaderBarProps } from './header-bar';
