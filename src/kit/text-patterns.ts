import type { Texts } from './texts';

type Patterns = Map<string, string>;

/** A number that decides about the form of a text. One that is written out already does not. */
export type Count = string | number | undefined;

/** Texts by language, before anything is put into them, with the plural forms that a language has (CLDR). */
export class TextPatterns {
  private readonly languages = new Map<string, Patterns>();
  private readonly rules = new Map<string, Intl.PluralRules>();

  /** `fallback` is the language for what another one lacks. */
  constructor(private readonly fallback: string) {}

  /** More texts of a language; those of the same name are replaced. */
  add(code: string, texts: Texts): void {
    const known = this.languages.get(code) ?? new Map<string, string>();
    for (const [name, text] of Object.entries(texts)) known.set(name, text);
    this.languages.set(code, known);
  }

  /** The text in this language, else in the one for what is lacking; null where nobody has written it. */
  find(code: string, name: string, count: Count): string | null {
    return this.findIn(code, name, count) ?? this.findIn(this.fallback, name, count) ?? null;
  }

  private findIn(code: string, name: string, count: Count): string | undefined {
    const known = this.languages.get(code);
    if (known === undefined || typeof count !== 'number') return known?.get(name);
    return known.get(`${name}_${this.rulesOf(code).select(count)}`) ?? known.get(`${name}_other`) ?? known.get(name);
  }

  private rulesOf(code: string): Intl.PluralRules {
    const rules = this.rules.get(code) ?? new Intl.PluralRules(code);
    this.rules.set(code, rules);
    return rules;
  }
}
