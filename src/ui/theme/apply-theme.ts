export type ThemeChoice = 'light' | 'dark' | 'auto';

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

let systemListener: (() => void) | null = null;

/** Binds the tokens of a theme to the page. 'auto' follows the system until the next call. */
export const applyTheme = (choice: ThemeChoice): void => {
  const system = window.matchMedia(SYSTEM_IS_DARK);
  if (systemListener !== null) system.removeEventListener('change', systemListener);
  systemListener = null;
  const bind = (theme: 'light' | 'dark') => {
    document.documentElement.dataset['theme'] = theme;
  };
  if (choice !== 'auto') {
    bind(choice);
    return;
  }
  systemListener = () => bind(window.matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light');
  system.addEventListener('change', systemListener);
  systemListener();
};
