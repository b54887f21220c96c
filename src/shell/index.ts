export { app } from './app';
export { Theme, ThemeService } from './theme';
