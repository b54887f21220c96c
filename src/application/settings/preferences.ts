import { BehaviorSubject, type Observable } from 'rxjs';
import type { Preferences } from '../../ports/environment/preferences';

/** Preferences stored in this browser, independent of the user. Null where none is stored. */
export class DevicePreferences {
  constructor(private readonly preferences: Preferences) {}

  get language(): string | null {
    return this.preferences.read('language');
  }

  get theme(): string | null {
    return this.preferences.read('theme');
  }

  /** Whether the sidebar was last opened or closed; null before that. */
  get isSidebarOpen(): boolean | null {
    const stored = this.preferences.read('sidebar');
    return stored === null ? null : stored === 'open';
  }

  setSidebarOpen(open: boolean): void {
    this.preferences.write('sidebar', open ? 'open' : 'closed');
  }

  setLanguage(code: string): void {
    this.preferences.write('language', code);
  }

  setTheme(theme: string): void {
    this.preferences.write('theme', theme);
  }
}

export const THEMES = ['auto', 'light', 'dark'] as const;

export type ThemeChoice = (typeof THEMES)[number];

const isTheme = (text: string | null): text is ThemeChoice => THEMES.some((theme) => theme === text);

/** The theme stored in this browser, else that of the user's account. */
export class Theme {
  private readonly choice: BehaviorSubject<ThemeChoice>;
  readonly choice$: Observable<ThemeChoice>;

  constructor(
    private readonly preferences: DevicePreferences,
    private readonly apply: (choice: ThemeChoice) => void,
  ) {
    const stored = preferences.theme;
    this.choice = new BehaviorSubject<ThemeChoice>(isTheme(stored) ? stored : 'auto');
    this.choice$ = this.choice.asObservable();
    apply(this.choice.value);
  }

  choose(choice: ThemeChoice): void {
    this.preferences.setTheme(choice);
    this.applyChoice(choice);
  }

  /** Applies the theme of the account, unless one is stored in this browser. */
  suggest(choice: string | null): void {
    if (isTheme(choice) && !isTheme(this.preferences.theme)) this.applyChoice(choice);
  }

  private applyChoice(choice: ThemeChoice): void {
    this.choice.next(choice);
    this.apply(choice);
  }
}
