import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCALES = join(__dirname, '../../src/locales');

type Texts = Readonly<Record<string, string>>;

/** Codes of the languages that have a folder in src/locales, English first. */
export const languageCodes = (): readonly string[] =>
  readdirSync(LOCALES, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .toSorted((one, other) => Number(other === 'en-US') - Number(one === 'en-US') || one.localeCompare(other));

/** A namespace of a language, and its keys in the order of the file, duplicates included. Empty when the file is missing. */
export const readNamespace = (
  code: string,
  namespace: string,
): { readonly texts: Texts; readonly keysAsWritten: readonly string[] } => {
  const file = join(LOCALES, code, `${namespace}.json`);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  return {
    texts: JSON.parse(written) as Texts,
    keysAsWritten: [...written.matchAll(/^ {2}"([^"]+)": "/gm)].map((match) => match[1] ?? ''),
  };
};

/** The plural forms of a language (CLDR): 'one' and 'other' in English. */
export const pluralCategories = (code: string): readonly string[] =>
  new Intl.PluralRules(code).resolvedOptions().pluralCategories;

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Keys that a language needs, since English has them, and that its texts lack; sorted. */
export const missingTexts = (english: Texts, texts: Texts, code: string): readonly string[] => {
  const needed = Object.keys(english).flatMap((key) => {
    const isPlural = PLURAL.test(key) && `${key.replace(PLURAL, '')}_other` in english;
    return isPlural ? pluralCategories(code).map((category) => `${key.replace(PLURAL, '')}_${category}`) : [key];
  });
  return [...new Set(needed)].filter((key) => !(key in texts)).toSorted();
};

/** Names of the namespaces, which are those of English. */
export const namespaceNames = (): readonly string[] =>
  readdirSync(join(LOCALES, 'en-US')).map((file) => file.replace('.json', ''));
