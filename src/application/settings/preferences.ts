import { BehaviorSubject, combineLatest, distinctUntilChanged, map, type Observable, tap } from 'rxjs';
import { isTheme, type ThemeChoice } from '../../domain/users';
import { Effect } from '../../kernel';
import type { Preferences } from '../../ports/environment/preferences';

const folderKey = (folder: string): string => `navigation.${folder}`;

const languageKey = (user: string): string => `language.${user}`;

const mentionsKey = (user: string): string => `mentions.${user}`;

export interface CsvOptions {
  /** With a byte-order mark. */
  readonly isForExcel: boolean;
  /** With the list separator and the decimal mark of the user's language. */
  readonly hasLocalSeparators: boolean;
}

/** Preferences stored in this browser. Null where none is stored. */
export class DevicePreferences {
  constructor(private readonly preferences: Preferences) {}

  /** The language before the sign-in. */
  get language(): string | null {
    return this.preferences.read('language');
  }

  /** Wins over the theme of the account. */
  get theme(): ThemeChoice | null {
    const theme = this.preferences.read('theme');
    return isTheme(theme) ? theme : null;
  }

  /** Whether the sidebar was last opened or closed; null before that. */
  get isSidebarOpen(): boolean | null {
    const stored = this.preferences.read('sidebar');
    return stored === null ? null : stored === 'open';
  }

  setSidebarOpen(open: boolean): void {
    this.preferences.write('sidebar', open ? 'open' : 'closed');
  }

  /** How CSV files were last exported. */
  get csvOptions(): CsvOptions {
    return {
      isForExcel: this.preferences.read('csv_excel') === 'true',
      hasLocalSeparators: this.preferences.read('csv_separators') === 'local',
    };
  }

  setCsvOptions({ isForExcel, hasLocalSeparators }: CsvOptions): void {
    this.preferences.write('csv_excel', String(isForExcel));
    this.preferences.write('csv_separators', hasLocalSeparators ? 'local' : 'plain');
  }

  /** Whether a folder of the navigation was last opened or closed; null before that. */
  isFolderOpen(folder: string): boolean | null {
    const stored = this.preferences.read(folderKey(folder));
    return stored === null ? null : stored === 'open';
  }

  setFolderOpen(folder: string, open: boolean): void {
    this.preferences.write(folderKey(folder), open ? 'open' : 'closed');
  }

  setLanguage(code: string): void {
    this.preferences.write('language', code);
  }

  setTheme(theme: ThemeChoice | null): void {
    if (theme === null) this.preferences.remove('theme');
    else this.preferences.write('theme', theme);
  }

  /** A language that the user's account could not store; wins over that of the account. */
  languageOf(user: string): string | null {
    return this.preferences.read(languageKey(user));
  }

  setLanguageOf(user: string, code: string | null): void {
    if (code === null) this.preferences.remove(languageKey(user));
    else this.preferences.write(languageKey(user), code);
  }

  /** The ids of the comments with mentions of the user that have been read. */
  readMentions(user: string): readonly string[] {
    return this.preferences.read(mentionsKey(user))?.split(',') ?? [];
  }

  setReadMentions(user: string, ids: readonly string[]): void {
    this.preferences.write(mentionsKey(user), ids.join());
  }
}

/** The theme of this device, else that of the user's account, else that of the system. */
export class Theme {
  private readonly device: BehaviorSubject<ThemeChoice | null>;
  private readonly account = new BehaviorSubject<ThemeChoice | null>(null);
  private readonly work: Effect;
  private readonly shown = new BehaviorSubject<ThemeChoice>('auto');
  /** The theme that is shown. */
  readonly choice$: Observable<ThemeChoice> = this.shown.asObservable();
  /** Null as in the account. */
  readonly device$: Observable<ThemeChoice | null>;

  constructor(
    private readonly preferences: DevicePreferences,
    apply: (choice: ThemeChoice) => void,
  ) {
    this.device = new BehaviorSubject(preferences.theme);
    this.device$ = this.device.asObservable();
    this.work = new Effect(
      combineLatest([this.device, this.account]).pipe(
        map(([device, account]) => device ?? account ?? 'auto'),
        distinctUntilChanged(),
        tap((choice) => {
          this.shown.next(choice);
          apply(choice);
        }),
      ),
    );
  }

  /** Chooses a theme for this device; null for that of the account. */
  choose(choice: ThemeChoice | null): void {
    this.preferences.setTheme(choice);
    this.device.next(choice);
  }

  /** The theme of the account; null without one. Unknown themes are ignored. */
  suggest(choice: string | null): void {
    if (choice === null || isTheme(choice)) this.account.next(choice);
  }

  /** Another tab may have chosen a theme for this device. */
  reload(): void {
    this.device.next(this.preferences.theme);
  }

  dispose(): void {
    this.work.dispose();
  }
}
