import { BehaviorSubject, type Observable } from 'rxjs';
import { formatNumber, token } from '../kernel';
import { TextPatterns } from './text-patterns';
import type { TextKey, Texts } from './texts';

/** Loads the texts of one language; rejects when the file cannot be had. */
export type TextLoader = () => Promise<Texts>;

export interface Locale {
  /** BCP 47, as the platform writes it: 'en-US'. */
  readonly code: string;
  /** In its own language. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** What is said before anybody has signed in. */
  readonly first: TextLoader;
  /** What is said as soon as somebody has. */
  readonly later: TextLoader;
  /** Everything else, where it is apart from that. */
  readonly rest?: TextLoader;
}

export type TextParameters = Readonly<Record<string, string | number>>;

export type Translate = (key: TextKey, parameters?: TextParameters) => string;

const FALLBACK_LOCALE = 'en-US';

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * The texts on screen. A language is fetched when it is first used, more of it once somebody has signed in, the rest when
 * somebody begins to do something or one of its texts is asked for: until that has come, the text is empty. What a language
 * lacks comes from en-US, which is always there.
 */
export class Language {
  private readonly texts = new TextPatterns(FALLBACK_LOCALE);
  private readonly locale: BehaviorSubject<Locale>;
  private readonly fetched = new Set<TextLoader>();
  /** Texts of the present language before anything is put into them. */
  private readonly patterns = new Map<TextKey, string>();
  private requested = FALLBACK_LOCALE;
  private loadedPart: 'first' | 'later' | 'rest' = 'first';
  private loadingRest: Promise<void> | null = null;
  private isComplete = false;
  /** A text was asked for that had not come: somebody shows nothing in its place. */
  private hasMissingText = false;
  /** Changes once the texts of the new language are there. */
  readonly locale$: Observable<Locale>;

  constructor(readonly locales: readonly Locale[]) {
    const fallback = locales.find((locale) => locale.code === FALLBACK_LOCALE);
    if (!fallback) throw new Error(`The texts of ${FALLBACK_LOCALE} are missing`);
    this.locale = new BehaviorSubject(fallback);
    this.locale$ = this.locale.asObservable();
  }

  /** To be awaited once, before the first screen. */
  async start(wanted: string): Promise<void> {
    await this.fetch(this.resolve(FALLBACK_LOCALE));
    await this.use(wanted);
  }

  /** To be awaited before anything is shown to somebody who has signed in. Rejects when the texts cannot be had. */
  async loadSignedIn(): Promise<void> {
    if (this.loadedPart === 'first') this.loadedPart = 'later';
    if (!(await this.fetchCurrent())) throw new Error('The texts could not be fetched');
  }

  /** Fetches what is left, at most once; what cannot be had is asked for again with the next text. Never rejects. */
  readonly loadRest = (): Promise<void> => {
    this.loadingRest ??= this.fetchRest();
    return this.loadingRest;
  };

  /** Switches; a later call wins over an earlier one that is still fetching. Stays as it is when the file cannot be had. */
  async use(wanted: string): Promise<void> {
    this.requested = wanted;
    const locale = this.resolve(wanted);
    const fetched = await this.fetch(locale);
    if (!fetched || this.requested !== wanted) return;
    this.patterns.clear();
    this.locale.next(locale);
  }

  /** A list asks for thousands of texts at once, so those without plural forms are looked up once. */
  readonly translate: Translate = (key, parameters = {}) => {
    const { count } = parameters;
    const pattern =
      (count === undefined ? this.patterns.get(key) : undefined) ?? this.texts.find(this.locale.value.code, key, count);
    if (pattern === null) return this.missingText(key);
    if (count === undefined) this.patterns.set(key, pattern);
    return pattern.includes('{{')
      ? pattern.replace(PLACEHOLDER, (place: string, name: string) => this.formatValue(parameters[name] ?? place))
      : pattern;
  };

  /** The language itself, else another of the same language part, else en-US. */
  resolve(wanted: string): Locale {
    const part = wanted.split('-')[0];
    return (
      this.locales.find((locale) => locale.code === wanted) ??
      this.locales.find((locale) => locale.code.split('-')[0] === part) ??
      this.locale.value
    );
  }

  /** Numbers as the language writes them, like those beside the texts. */
  private formatValue(value: string | number): string {
    return typeof value === 'number' ? formatNumber(value, this.locale.value.code) : value;
  }

  /** The name of a text that nobody has written; nothing while it may be on its way. Nobody fetches the rest to sign in. */
  private missingText(key: TextKey): string {
    if (this.isComplete || this.loadedPart === 'first' || this.locale.value.rest === undefined) return key;
    this.hasMissingText = true;
    void this.loadRest();
    return '';
  }

  private async fetchRest(): Promise<void> {
    this.loadedPart = 'rest';
    const fetched = await this.fetchCurrent();
    if (!fetched) {
      this.loadedPart = 'later';
      this.loadingRest = null;
      return;
    }
    this.isComplete = true;
    // The same language once more, for there are texts now where there were none; else no page has to be drawn again for it.
    if (this.hasMissingText) this.locale.next({ ...this.locale.value });
  }

  private async fetchCurrent(): Promise<boolean> {
    const { value } = this.locale;
    const needed = value.code === FALLBACK_LOCALE ? [value] : [this.resolve(FALLBACK_LOCALE), value];
    const fetched = await Promise.all(needed.map((locale) => this.fetch(locale)));
    return !fetched.includes(false);
  }

  private async fetch({ code, first, later, rest }: Locale): Promise<boolean> {
    const loaders = [
      first,
      ...(this.loadedPart === 'first' ? [] : [later]),
      ...(this.loadedPart === 'rest' && rest !== undefined ? [rest] : []),
    ];
    try {
      await Promise.all(loaders.map((load) => this.add(code, load)));
      return true;
    } catch {
      return false;
    }
  }

  private async add(code: string, load: TextLoader): Promise<void> {
    if (this.fetched.has(load)) return;
    this.texts.add(code, await load());
    this.patterns.clear();
    this.fetched.add(load);
  }
}

export const LanguageService = token<Language>('Language');
