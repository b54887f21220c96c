import { createInstance, type FormatterModule } from 'i18next';
import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';
import { NO_TEXTS, ownText, type OwnTexts } from '../../domain/schema';
import { fileSizeText } from '../../domain/values';
import { formatNumber } from '../../kernel';
import {
  PLATFORM_NAMESPACES,
  SIGN_IN_NAMESPACES,
  SIGNED_IN_NAMESPACES,
  type Namespace,
  type TextKey,
  type Texts,
} from './text-keys';

export interface Locale {
  /** BCP 47, as the platform writes it: 'en-US'. */
  readonly code: string;
  /** In its own language. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Loads one namespace of one language (a locale's code); rejects when it cannot be fetched. */
export type TextLoader = (language: string, namespace: Namespace) => Promise<Texts>;

export type TextParameters = Readonly<Record<string, string | number>>;

export type Translate = (key: TextKey, parameters?: TextParameters) => string;

const FALLBACK_LANGUAGE = 'en-US';

/** Numbers as the language writes them, `{{size, bytes}}` with a unit, everything else as it is. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, format, language) => {
    if (typeof value !== 'number') return value as string;
    const code = language ?? FALLBACK_LANGUAGE;
    return (format === 'bytes' ? fileSizeText(value, code) : null) ?? formatNumber(value, code);
  },
};

const languagePart = (code: string): string => code.split('-')[0] ?? code;

/**
 * Texts by i18next. Views wait for `start` and `load`, so that a text is never blank. A text that the language lacks
 * comes from en-US; a language that is not supplied falls back to another region of the same language, then to en-US.
 */
export class Translator {
  private readonly i18n = createInstance();
  private readonly locale: BehaviorSubject<Locale>;
  /** Namespaces in use; a new language loads all of them. */
  private namespaces: readonly Namespace[] = SIGN_IN_NAMESPACES;
  private ownTexts: OwnTexts = NO_TEXTS;
  private readonly loading = new Map<string, Promise<void>>();
  /** The namespaces for which `whenLoaded` has returned a promise. */
  private readonly awaited = new Set<string>();
  /** Keys without a text so far: their namespace was still loading, or they are names that extensions define. */
  private readonly missingKeys = new Set<string>();
  private readonly fetched = new Map<string, Promise<void>>();
  /** The language of the last call of `changeLanguage`, which wins over earlier ones that are still loading. */
  private requested = FALLBACK_LANGUAGE;
  /** Emits when the texts of the new language have been loaded. */
  readonly locale$: Observable<Locale>;
  /** The code of the locale; emits when it is another one. */
  readonly language$: Observable<string>;

  constructor(
    readonly locales: readonly Locale[],
    private readonly loadTexts: TextLoader,
  ) {
    const fallback = locales.find(({ code }) => code === FALLBACK_LANGUAGE);
    if (!fallback) throw new Error(`The texts of ${FALLBACK_LANGUAGE} are missing`);
    this.locale = new BehaviorSubject(fallback);
    this.locale$ = this.locale.asObservable();
    this.language$ = this.locale.pipe(
      map(({ code }) => code),
      distinctUntilChanged(),
    );
    void this.i18n.use(formatter).init({
      lng: FALLBACK_LANGUAGE,
      fallbackLng: FALLBACK_LANGUAGE,
      load: 'currentOnly',
      initAsync: false,
      resources: {},
      ns: [...SIGN_IN_NAMESPACES, ...SIGNED_IN_NAMESPACES],
      defaultNS: 'common',
      fallbackNS: [...SIGN_IN_NAMESPACES, ...SIGNED_IN_NAMESPACES],
      keySeparator: false,
      nsSeparator: false,
      interpolation: {
        // React escapes what it renders.
        escapeValue: false,
        alwaysFormat: true,
      },
      missingInterpolationHandler: (_text: string, [placeholder]: RegExpExecArray) => placeholder,
    });
  }

  /**
   * Loads the texts of the sign-in page. Rejects when English cannot be fetched. Awaited once, before the first screen.
   */
  async start(language: string): Promise<void> {
    await this.fetch(FALLBACK_LANGUAGE, this.namespaces);
    await this.changeLanguage(language);
  }

  /**
   * Loads namespaces, by default all of those behind the sign-in. Rejects when they cannot be fetched in English; texts
   * that another language lacks appear in English. Returns the same promise for the same namespaces.
   */
  load(namespaces: readonly Namespace[] = SIGNED_IN_NAMESPACES): Promise<void> {
    const id = namespaces.join();
    const loading = this.loading.get(id) ?? this.fetchInBoth(namespaces);
    this.loading.set(id, loading);
    loading.catch(() => this.loading.delete(id));
    return loading;
  }

  /**
   * Null when the namespaces had been loaded before the first call, otherwise `load`: also after they have been loaded,
   * since React calls `use` with the same promise again when it resumes a component.
   */
  whenLoaded(namespaces: readonly Namespace[]): Promise<void> | null {
    const id = namespaces.join();
    if (this.isLoaded(namespaces) && !this.awaited.has(id)) return null;
    this.awaited.add(id);
    return this.load(namespaces);
  }

  private isLoaded(namespaces: readonly Namespace[]): boolean {
    return namespaces.every((namespace) => this.i18n.hasResourceBundle(FALLBACK_LANGUAGE, namespace));
  }

  /** Switches when the texts have been loaded; keeps the current language when they cannot be fetched. */
  async changeLanguage(language: string): Promise<void> {
    this.requested = language;
    const locale = this.resolve(language);
    const isLoaded = await this.tryFetch(locale.code);
    if (!isLoaded || this.requested !== language) return;
    await this.i18n.changeLanguage(locale.code);
    this.locale.next(locale);
  }

  /** The texts that the server's administrators define; those of before are dropped. The locale is emitted again. */
  setOwnTexts(texts: OwnTexts): void {
    if (texts.size + this.ownTexts.size === 0) return;
    this.ownTexts = texts;
    this.locale.next({ ...this.locale.value });
  }

  /** The text in the current language, with its parameters filled in; the key itself when no language has the text. */
  readonly translate: Translate = (key, parameters) => {
    const count = parameters?.['count'];
    const text = this.i18n.t(key, {
      ...(parameters === undefined ? {} : { replace: parameters }),
      ...(count === undefined ? {} : { count: count as number }),
    });
    if (text === key && !this.i18n.exists(key)) this.missingKeys.add(key);
    return text;
  };

  /**
   * The text that the server's administrators define for a key, else ours for one that the platform uses in its own
   * collections; null when there is none. The first call for one of ours loads them, after which the locale is emitted
   * again.
   */
  readonly platformText = (name: string): string | null => {
    const own = ownText(this.ownTexts, name, this.locale.value.code);
    if (own !== null) return own;
    const key = `system_${name.replaceAll('.', '_')}` as TextKey;
    if (!this.isLoaded(PLATFORM_NAMESPACES)) this.load(PLATFORM_NAMESPACES).catch(() => undefined);
    const text = this.translate(key);
    return this.i18n.exists(key) ? text : null;
  };

  /** The locale with this code, else one of the same language, else the current one. */
  resolve(language: string): Locale {
    return (
      this.locales.find(({ code }) => code === language) ??
      this.locales.find(({ code }) => languagePart(code) === languagePart(language)) ??
      this.locale.value
    );
  }

  private async fetchInBoth(namespaces: readonly Namespace[]): Promise<void> {
    const { code } = this.locale.value;
    this.namespaces = [...new Set([...this.namespaces, ...namespaces])];
    await Promise.all([this.fetch(FALLBACK_LANGUAGE, namespaces), this.tryFetch(code)]);
    const shownByKey = [...this.missingKeys].filter((key) => this.i18n.exists(key));
    if (shownByKey.length === 0) return;
    for (const key of shownByKey) this.missingKeys.delete(key);
    this.locale.next({ ...this.locale.value });
  }

  /** Fetches the namespaces in use, also those that are requested while it waits. False when one cannot be fetched. */
  private async tryFetch(language: string): Promise<boolean> {
    try {
      let fetched: readonly Namespace[];
      do {
        fetched = this.namespaces;
        await this.fetch(language, fetched);
      } while (fetched !== this.namespaces);
      return true;
    } catch {
      return false;
    }
  }

  /** Fetches each namespace of a language once; one that failed is fetched again by the next call. */
  private async fetch(language: string, namespaces: readonly Namespace[]): Promise<void> {
    await Promise.all(
      namespaces.map((namespace) => {
        const id = `${language}/${namespace}`;
        const fetching = this.fetched.get(id) ?? this.add(language, namespace);
        this.fetched.set(id, fetching);
        return fetching.catch((error: unknown) => {
          this.fetched.delete(id);
          throw error;
        });
      }),
    );
  }

  private async add(language: string, namespace: Namespace): Promise<void> {
    this.i18n.addResourceBundle(language, namespace, await this.loadTexts(language, namespace));
  }
}
