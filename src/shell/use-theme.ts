import { useCallback } from 'react';
import { Theme, type ThemeChoice, THEMES } from '../application/settings';
import { useService, useStream } from '../kit';

export interface ThemeControls {
  readonly theme: ThemeChoice;
  /** The theme after the next press of the theme button. */
  readonly next: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
}

export const useTheme = (): ThemeControls => {
  const service = useService(Theme);
  const theme = useStream(service.choice$);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  return { theme, next, choose: useCallback((choice) => service.choose(choice), [service]) };
};

export const THEME_ICONS = {
  auto: 'brightness_auto',
  light: 'light_mode',
  dark: 'dark_mode',
} as const satisfies Readonly<Record<ThemeChoice, string>>;
