import type { ThemeChoice } from '../../application/settings';

export const THEME_ICONS = {
  auto: 'brightness_auto',
  light: 'light_mode',
  dark: 'dark_mode',
} as const satisfies Readonly<Record<ThemeChoice, string>>;
