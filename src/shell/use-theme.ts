import { useCallback } from 'react';
import { THEMES, type ThemeChoice } from '../application/settings';
import { ThemeService, useService, useStream } from '../kit';

export interface ThemeInUse {
  readonly theme: ThemeChoice;
  /** What comes after it when somebody keeps pressing one button. */
  readonly next: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
}

export const useTheme = (): ThemeInUse => {
  const service = useService(ThemeService);
  const theme = useStream(service.choice$);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  return { theme, next, choose: useCallback((choice) => service.choose(choice), [service]) };
};
