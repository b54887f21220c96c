import { BehaviorSubject, type Observable } from 'rxjs';
import type { Preferences } from '../../ports/preferences';

/** What somebody has chosen in this browser, signed in or not. Null where nothing was chosen. */
export class DevicePreferences {
  constructor(private readonly preferences: Preferences) {}

  get language(): string | null {
    return this.preferences.read('language');
  }

  get theme(): string | null {
    return this.preferences.read('theme');
  }

  setLanguage(code: string): void {
    this.preferences.write('language', code);
  }

  setTheme(theme: string): void {
    this.preferences.write('theme', theme);
  }
}

/** Light, dark, or as the system is. */
export const THEMES = ['auto', 'light', 'dark'] as const;

export type ThemeChoice = (typeof THEMES)[number];

const isTheme = (text: string | null): text is ThemeChoice => THEMES.some((theme) => theme === text);

/** What was chosen in this browser, else what the person's account says. */
export class Theme {
  private readonly choice: BehaviorSubject<ThemeChoice>;
  readonly choice$: Observable<ThemeChoice>;

  constructor(
    private readonly preferences: DevicePreferences,
    private readonly apply: (choice: ThemeChoice) => void,
  ) {
    const kept = preferences.theme;
    this.choice = new BehaviorSubject<ThemeChoice>(isTheme(kept) ? kept : 'auto');
    this.choice$ = this.choice.asObservable();
    apply(this.choice.value);
  }

  choose(choice: ThemeChoice): void {
    this.preferences.setTheme(choice);
    this.applyChoice(choice);
  }

  /** What the account says counts only where nothing was chosen here. */
  suggest(choice: string | null): void {
    if (isTheme(choice) && !isTheme(this.preferences.theme)) this.applyChoice(choice);
  }

  private applyChoice(choice: ThemeChoice): void {
    this.choice.next(choice);
    this.apply(choice);
  }
}
