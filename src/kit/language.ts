import i18next, { type i18n } from 'i18next';
import { BehaviorSubject, type Observable } from 'rxjs';
import { token } from '../kernel';
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
  /** Everything else. */
  readonly later: TextLoader;
}

export type TextParameters = Readonly<Record<string, string | number>>;

export type Translate = (key: TextKey, parameters?: TextParameters) => string;

const FALLBACK = 'en-US';

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * The texts on screen. A language is fetched when it is first used, its greater part once somebody has signed in; what it
 * lacks comes from its language part and then from en-US, which is always there.
 */
export class Language {
  private readonly texts: i18n = i18next.createInstance();
  private readonly locale: BehaviorSubject<Locale>;
  private readonly fetched = new Set<TextLoader>();
  /** Texts of the present language before anything is put into them. */
  private readonly patterns = new Map<TextKey, string>();
  private wanted = FALLBACK;
  private whole = false;
  /** Changes once the texts of the new language are there. */
  readonly locale$: Observable<Locale>;

  constructor(readonly locales: readonly Locale[]) {
    const fallback = locales.find((locale) => locale.code === FALLBACK);
    if (!fallback) throw new Error(`The texts of ${FALLBACK} are missing`);
    this.locale = new BehaviorSubject(fallback);
    this.locale$ = this.locale.asObservable();
  }

  /** To be awaited once, before the first screen. */
  async start(wanted: string): Promise<void> {
    await this.texts.init({
      fallbackLng: FALLBACK,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      initAsync: false,
      resources: {},
    });
    await this.fetch(this.resolve(FALLBACK));
    await this.use(wanted);
  }

  /** To be awaited before anything is shown to somebody who has signed in. Rejects when the texts cannot be had. */
  async complete(): Promise<void> {
    this.whole = true;
    const needed = [this.resolve(FALLBACK), this.locale.value];
    const fetched = await Promise.all(needed.map((locale) => this.fetch(locale)));
    if (fetched.includes(false)) throw new Error('The texts could not be fetched');
  }

  /** Switches; a later call wins over an earlier one that is still fetching. Stays as it is when the file cannot be had. */
  async use(wanted: string): Promise<void> {
    this.wanted = wanted;
    const locale = this.resolve(wanted);
    const fetched = await this.fetch(locale);
    if (!fetched || this.wanted !== wanted) return;
    await this.texts.changeLanguage(locale.code);
    this.patterns.clear();
    this.locale.next(locale);
  }

  /** A list asks for thousands of texts at once, so those without plural forms are looked up once and filled in here. */
  readonly translate: Translate = (key, parameters = {}) => {
    if ('count' in parameters) return this.texts.t<string, TextParameters, string>(key, parameters);
    const known = this.patterns.get(key) ?? this.texts.t<string, { readonly skipInterpolation: true }, string>(key, { skipInterpolation: true });
    this.patterns.set(key, known);
    return known.includes('{{') ? known.replace(PLACE, (place: string, name: string) => String(parameters[name] ?? place)) : known;
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

  private async fetch(locale: Locale): Promise<boolean> {
    const loaders = this.whole ? [locale.first, locale.later] : [locale.first];
    try {
      await Promise.all(loaders.map((load) => this.add(locale.code, load)));
      return true;
    } catch {
      return false;
    }
  }

  private async add(code: string, load: TextLoader): Promise<void> {
    if (this.fetched.has(load)) return;
    this.texts.addResourceBundle(code, 'translation', await load(), true);
    this.patterns.clear();
    this.fetched.add(load);
  }
}

export const LanguageService = token<Language>('Language');
