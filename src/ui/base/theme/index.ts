export { applyCustomCss, applyProjectColor, applyTheme, type ThemeChoice } from './theme';
