export { applyCustomCss, applyProjectColor, applyTheme, projectColorStyle, type ThemeChoice } from './theme';
