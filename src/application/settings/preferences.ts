import { BehaviorSubject, type Observable } from 'rxjs';
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

/** Light, dark, or as the system is. */
export const THEMES = ['auto', 'light', 'dark'] as const;

export type ThemeChoice = (typeof THEMES)[number];

const isTheme = (text: string | null): text is ThemeChoice => THEMES.some((theme) => theme === text);

/** What was chosen in this browser, else what the person's account says. */
export class Theme {
  private readonly choice: BehaviorSubject<ThemeChoice>;
  readonly choice$: Observable<ThemeChoice>;

  constructor(
    private readonly choices: Choices,
    private readonly apply: (choice: ThemeChoice) => void,
  ) {
    const kept = choices.theme;
    this.choice = new BehaviorSubject<ThemeChoice>(isTheme(kept) ? kept : 'auto');
    this.choice$ = this.choice.asObservable();
    apply(this.choice.value);
  }

  choose(choice: ThemeChoice): void {
    this.choices.chooseTheme(choice);
    this.show(choice);
  }

  /** What the account says counts only where nothing was chosen here. */
  suggest(choice: string | null): void {
    if (isTheme(choice) && !isTheme(this.choices.theme)) this.show(choice);
  }

  private show(choice: ThemeChoice): void {
    this.choice.next(choice);
    this.apply(choice);
  }
}
