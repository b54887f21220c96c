/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

interface LocaleFile {
  readonly code: string;
  readonly keysAsWritten: readonly string[];
  readonly texts: Readonly<Record<string, unknown>>;
}

const SOURCE = join(__dirname, '..');
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** These forms may say the number in words; the others stand for more than one number. */
const IN_WORDS = /_(zero|one|two)$/;

const readLocale = (name: string): LocaleFile => {
  const written = readFileSync(join(__dirname, name), 'utf8');
  return {
    code: name.replace('.json', ''),
    // Parsing hides a key that is written twice.
    keysAsWritten: [...written.matchAll(/^ {2}"([^"]+)": "/gm)].map((match) => match[1] ?? ''),
    texts: JSON.parse(written) as Record<string, unknown>,
  };
};

const english = readLocale('en-US.json');
const files = readdirSync(__dirname)
  .filter((name) => name.endsWith('.json'))
  .map(readLocale);

const sorted = (values: Iterable<string>): string[] => [...new Set(values)].toSorted();

const baseOf = (key: string): string => key.replace(PLURAL, '');

const placeholdersOf = (text: unknown): string[] =>
  sorted([...String(text).matchAll(/\{\{(.*?)\}\}/g)].map((match) => match[1] ?? ''));

/** By base key: the placeholders of all forms of English together. */
const wanted = new Map<string, readonly string[]>();
for (const [key, text] of Object.entries(english.texts)) {
  wanted.set(baseOf(key), sorted([...(wanted.get(baseOf(key)) ?? []), ...placeholdersOf(text)]));
}

const wantedIn = (key: string, text: unknown): readonly string[] => {
  const all = wanted.get(baseOf(key)) ?? [];
  const inWords = IN_WORDS.test(key) && !placeholdersOf(text).includes('count');
  return inWords ? all.filter((name) => name !== 'count') : all;
};

describe.each(files.map((file) => [file.code, file] as const))('the texts of %s', (code, file) => {
  const keys = Object.keys(file.texts);

  it('have the keys of English', () => {
    expect(sorted(keys.map(baseOf))).toEqual(sorted(Object.keys(english.texts).map(baseOf)));
  });

  it('have every plural form of the language and no other', () => {
    const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    const plurals = sorted(
      Object.keys(english.texts)
        .filter((key) => PLURAL.test(key))
        .map(baseOf),
    );
    const forms = plurals.flatMap((base) => categories.map((category) => `${base}_${category}`));
    expect(sorted(keys.filter((key) => plurals.includes(baseOf(key))))).toEqual(sorted(forms));
  });

  it('have the placeholders of English', () => {
    const own = keys.map((key) => [key, placeholdersOf(file.texts[key])]);
    expect(Object.fromEntries(own)).toEqual(
      Object.fromEntries(keys.map((key) => [key, wantedIn(key, file.texts[key])])),
    );
  });

  it('are never empty', () => {
    expect(keys.filter((key) => String(file.texts[key]).trim() === '')).toEqual([]);
  });

  it('are flat, sorted by key and written once', () => {
    expect(file.keysAsWritten).toEqual(sorted(keys));
  });

  it('are never the raw key', () => {
    // In English a single word may well be its own key: 'required'.
    const suspects = code === english.code ? keys.filter((key) => key.includes('_')) : keys;
    expect(suspects.filter((key) => file.texts[key] === key)).toEqual([]);
  });
});

describe('the texts of English', () => {
  const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith(relative(SOURCE, __dirname)),
  );

  it('are all used', () => {
    const source = code.map((path) => readFileSync(join(SOURCE, path), 'utf8')).join('\n');
    const quoted = new Set([...source.matchAll(/(['"`])(\w+)\1/g)].map((match) => match[2]));
    // `theme_${theme}` uses every key that begins and ends so.
    const templates = [...source.matchAll(/`(\w+_)\$\{[^}]*\}(\w*)`/g)];
    const computed = templates.map((match) => new RegExp(`^${match[1]}\\w+${match[2]}$`));
    const isUsed = (key: string): boolean => quoted.has(key) || computed.some((pattern) => pattern.test(key));
    expect(sorted(Object.keys(english.texts).map(baseOf)).filter((key) => !isUsed(key))).toEqual([]);
  });
});

/** Words of the other way to speak to somebody. */
const OTHER_MANNER = {
  'de-DE': /(?<!\p{L})(?:du|dir|dich|dein(?:e[mnrs]?)?|gib|wähle)(?!\p{L})/iu,
  'es-ES': /(?<!\p{L})(?:usted(?:es)?|póngale|arrastre|elija|introduzca)(?!\p{L})/iu,
  'fr-FR': /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/iu,
} as const;

test.each(Object.entries(OTHER_MANNER))('the texts of %s speak to everybody in the same manner', (code, other) => {
  const texts = Object.entries(readLocale(`${code}.json`).texts);
  expect(texts.filter(([, text]) => other.test(String(text)))).toEqual([]);
});
