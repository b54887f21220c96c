export { applyProjectColor } from './apply-project-color';
export { applyCustomCss } from './custom-css';
export { applyTheme, type ThemeChoice } from './apply-theme';
