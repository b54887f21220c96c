import type { Preferences } from '../../ports/preferences';

/** What somebody has chosen in this browser, signed in or not. Null where nothing was chosen. */
export class Choices {
  constructor(private readonly preferences: Preferences) {}

  get language(): string | null {
    return this.preferences.read('language');
  }

  get theme(): string | null {
    return this.preferences.read('theme');
  }

  chooseLanguage(code: string): void {
    this.preferences.write('language', code);
  }

  chooseTheme(theme: string): void {
    this.preferences.write('theme', theme);
  }
}
