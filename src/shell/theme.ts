import { BehaviorSubject, type Observable } from 'rxjs';
import { token } from '../kernel';
import { useService, useStream } from '../kit';
import type { Preferences } from '../ports/preferences';
import type { ThemeChoice } from '../ui';

const ORDER: readonly ThemeChoice[] = ['auto', 'light', 'dark'];

const isTheme = (text: string | null): text is ThemeChoice => ORDER.some((theme) => theme === text);

/** Light, dark or as the system: what was chosen in this browser, else what the person's account says. */
export class Theme {
  private readonly choice: BehaviorSubject<ThemeChoice>;
  readonly choice$: Observable<ThemeChoice>;

  constructor(
    private readonly preferences: Preferences,
    private readonly apply: (choice: ThemeChoice) => void,
  ) {
    const kept = preferences.read('theme');
    this.choice = new BehaviorSubject<ThemeChoice>(isTheme(kept) ? kept : 'auto');
    this.choice$ = this.choice.asObservable();
    apply(this.choice.value);
  }

  choose(choice: ThemeChoice): void {
    this.preferences.write('theme', choice);
    this.show(choice);
  }

  /** What the account says counts only where nothing was chosen here. */
  suggest(choice: string | null): void {
    if (isTheme(choice) && !isTheme(this.preferences.read('theme'))) this.show(choice);
  }

  private show(choice: ThemeChoice): void {
    this.choice.next(choice);
    this.apply(choice);
  }
}

export const ThemeService = token<Theme>('Theme');

export interface ThemeInUse {
  readonly theme: ThemeChoice;
  /** What comes after it when somebody keeps pressing one button. */
  readonly next: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
}

export const useTheme = (): ThemeInUse => {
  const service = useService(ThemeService);
  const theme = useStream(service.choice$);
  const next = ORDER[(ORDER.indexOf(theme) + 1) % ORDER.length] ?? 'auto';
  return { theme, next, choose: (choice) => service.choose(choice) };
};
