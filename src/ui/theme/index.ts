export { applyProjectColor } from './apply-project-color';
export { applyTheme, type ThemeChoice } from './apply-theme';
