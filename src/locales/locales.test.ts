/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SYSTEM_SCHEMA } from '../adapters/memory/system-schema';
import { languageCodes, missingTexts, pluralCategories, readNamespace } from '../../host/texts/locale-files';

const SOURCE = join(__dirname, '..');
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** These forms may spell out the number; the others apply to several numbers. */
const SPELLED_OUT = /_(zero|one|two)$/;

const sorted = (values: Iterable<string>): string[] => [...new Set(values)].toSorted();

const baseOf = (key: string): string => key.replace(PLURAL, '');

const placeholdersOf = (text: string): string[] =>
  sorted([...text.matchAll(/\{\{(.*?)\}\}/g)].map((match) => match[1] ?? ''));

const namespaces = readdirSync(join(__dirname, 'en-US')).map((file) => file.replace('.json', ''));

describe.each(namespaces)('the namespace %s', (namespace) => {
  const english = readNamespace('en-US', namespace).texts;
  const plurals = sorted(
    Object.keys(english)
      .filter((key) => PLURAL.test(key))
      .map(baseOf),
  );
  const placeholders = new Map<string, readonly string[]>();
  for (const [key, text] of Object.entries(english)) {
    placeholders.set(baseOf(key), sorted([...(placeholders.get(baseOf(key)) ?? []), ...placeholdersOf(text)]));
  }

  describe.each(languageCodes())('in %s', (code) => {
    const { keysAsWritten, texts } = readNamespace(code, namespace);
    const keys = Object.keys(texts);

    it('has no key that English lacks', () => {
      expect(sorted(keys.map(baseOf)).filter((key) => !placeholders.has(key))).toEqual([]);
    });

    it('has for each text with plural forms those of the language and no other', () => {
      const written = plurals.filter((base) => keys.some((key) => baseOf(key) === base));
      const forms = written.flatMap((base) => pluralCategories(code).map((category) => `${base}_${category}`));
      expect(sorted(keys.filter((key) => plurals.includes(baseOf(key))))).toEqual(sorted(forms));
    });

    it('has the placeholders of English', () => {
      const expected = (key: string, text: string): readonly string[] => {
        const all = placeholders.get(baseOf(key)) ?? [];
        const isSpelledOut = SPELLED_OUT.test(key) && !placeholdersOf(text).includes('count');
        return isSpelledOut ? all.filter((name) => name !== 'count') : all;
      };
      expect(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholdersOf(text)]))).toEqual(
        Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, expected(key, text)])),
      );
    });

    it('has no empty text', () => {
      expect(keys.filter((key) => texts[key]?.trim() === '')).toEqual([]);
    });

    it('is flat, sorted by key and without duplicates', () => {
      expect(keysAsWritten).toEqual(sorted(keys));
    });

    it('has no text that is its own key', () => {
      // An English word may be its own key: 'required'.
      const suspects = code === 'en-US' ? keys.filter((key) => key.includes('_')) : keys;
      expect(suspects.filter((key) => texts[key] === key)).toEqual([]);
    });
  });
});

describe('the texts of English', () => {
  const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith(relative(SOURCE, __dirname)),
  );

  it('are all used', () => {
    const source = code.map((path) => readFileSync(join(SOURCE, path), 'utf8')).join('\n');
    const quoted = new Set([...source.matchAll(/(['"`])(\w+)\1/g)].map((match) => match[2]));
    // `theme_${theme}` uses every key with this beginning and end.
    const templates = [...source.matchAll(/`(\w+_)\$\{[^}]*\}(\w*)`/g)];
    const computed = templates.map((match) => new RegExp(`^${match[1]}\\w+${match[2]}$`));
    const isUsed = (key: string): boolean => quoted.has(key) || computed.some((pattern) => pattern.test(key));
    const keys = namespaces.flatMap((namespace) => Object.keys(readNamespace('en-US', namespace).texts));
    expect(sorted(keys.map(baseOf)).filter((key) => !isUsed(key))).toEqual([]);
  });
});

test('a text that a language lacks is listed with its namespace', () => {
  expect(
    missingTexts({ save: 'Save', items_one: 'Item', items_other: 'Items' }, { items_other: 'Einträge' }, 'de-DE'),
  ).toEqual(['items_one', 'save']);
});

const { fields: systemFields } = SYSTEM_SCHEMA;

const isFieldName = (key: string): boolean => key.startsWith('system_fields_');

test('every key that the platform gives in its own fields has a text, and no other has', () => {
  const keys = [...JSON.stringify(systemFields).matchAll(/"\$t:([\w.]+)"/g)].map(([, key = '']) => key);
  const texts = Object.keys(readNamespace('en-US', 'system').texts).filter((key) => !isFieldName(key));
  expect(texts).toEqual(sorted(keys.map((key) => `system_${key.replaceAll('.', '_')}`)));
});

/** Collections of the platform whose fields are drawn. */
const SHOWN_COLLECTIONS = [
  'users',
  'roles',
  'files',
  'folders',
  'activity',
  'revisions',
  'presets',
  'permissions',
  'webhooks',
  'settings',
].map((name) => `directus_${name}`);

test.each(languageCodes())('every field of the platform has a name in %s, and no other has', (code) => {
  const names = new Set(Object.keys(readNamespace(code, 'system').texts).filter(isFieldName));
  const shown = systemFields.filter(({ collection }) => SHOWN_COLLECTIONS.includes(collection));
  const keysOf = ({ collection, field }: (typeof shown)[number]): readonly string[] => [
    `system_fields_${collection}_${field}`,
    `system_fields_${field}`,
  ];
  expect(shown.filter((field) => !keysOf(field).some((key) => names.has(key)))).toEqual([]);
  expect([...names].filter((name) => !shown.some((field) => keysOf(field).includes(name)))).toEqual([]);
});

/** Words of the other form of address. */
const OTHER_FORM_OF_ADDRESS = {
  'de-DE': /(?<!\p{L})(?:du|dir|dich|dein(?:e[mnrs]?)?|gib|wähle)(?!\p{L})/iu,
  'es-ES': /(?<!\p{L})(?:usted(?:es)?|póngale|arrastre|elija|introduzca)(?!\p{L})/iu,
  'fr-FR': /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/iu,
} as const;

test.each(Object.entries(OTHER_FORM_OF_ADDRESS))('the texts of %s use one form of address', (code, other) => {
  const texts = namespaces.flatMap((namespace) => Object.entries(readNamespace(code, namespace).texts));
  expect(texts.filter(([, text]) => other.test(text))).toEqual([]);
});

test('French has a no-break space before : ; ? ! and inside « », so that no line begins or ends with them', () => {
  const texts = namespaces.flatMap((namespace) => Object.entries(readNamespace('fr-FR', namespace).texts));
  expect(texts.filter(([, text]) => / [:;?!»]|« /u.test(text))).toEqual([]);
});
