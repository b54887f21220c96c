import { useCallback } from 'react';
import { Appearance, Theme } from '../application/settings';
import { type ThemeChoice, THEMES } from '../domain/users';
import { useService, useStream } from '../kit';

export interface ThemeControls {
  readonly theme: ThemeChoice;
  /** The theme after the next press of the theme button. */
  readonly next: ThemeChoice;
  /** For this device. */
  readonly choose: (choice: ThemeChoice) => void;
}

export const useTheme = (): ThemeControls => {
  const appearance = useService(Appearance);
  const theme = useStream(useService(Theme).choice$);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  return { theme, next, choose: useCallback((choice) => appearance.chooseDeviceTheme(choice), [appearance]) };
};

export const THEME_ICONS = {
  auto: 'brightness_auto',
  light: 'light_mode',
  dark: 'dark_mode',
} as const satisfies Readonly<Record<ThemeChoice, string>>;
