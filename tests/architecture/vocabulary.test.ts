/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, namespaceNames, readNamespace } from '../../host/texts/locale-files';
import { ROOT } from './boundaries';

/** The languages in the order of their columns in the table of terms. */
const COLUMNS = ['en-US', 'de-DE', 'es-ES', 'fr-FR', 'ja-JP', 'ar-SA'] as const;

const EXTENSIONS = 'fixtures/extensions';

const document = readFileSync(join(ROOT, 'docs/vocabulary.md'), 'utf8');

/** The rows of the table under a heading, without its head. */
const rowsUnder = (heading: string): readonly (readonly string[])[] => {
  const section = document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const TEXTS = new Map<string, Readonly<Record<string, string>>>(
  languageCodes().map((code) => [
    code,
    Object.assign({}, ...namespaceNames().map((namespace) => readNamespace(code, namespace).texts)),
  ]),
);

const textsOf = (code: string): Readonly<Record<string, string>> => TEXTS.get(code) ?? {};

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whole words; languages without spaces between words, and Arabic with its prefixes, match anywhere. */
const anyOf = (words: readonly string[], code: string): RegExp => {
  const choice = words.map(escaped).join('|');
  return code === 'ja-JP' || code === 'ar-SA'
    ? new RegExp(choice, 'u')
    : new RegExp(String.raw`(?<!\p{L})(?:${choice})(?!\p{L})`, 'iu');
};

const rows = rowsUnder('Words to avoid');

const toAvoid = (code: string): RegExp =>
  anyOf(
    rows.filter(([language]) => language === code).flatMap(([, words = '']) => words.split(', ')),
    code,
  );

/** The texts that example extensions show; their comments are not shown. */
const extensionTexts = readdirSync(join(ROOT, EXTENSIONS), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.js'))
  .flatMap((path) => {
    const code = readFileSync(join(ROOT, EXTENSIONS, path), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
    return [...code.matchAll(/'([^'\n]*)'/g)].map(([, shown = '']) => shown);
  });

test('the table of terms has a column for every language', () => {
  expect([...COLUMNS].toSorted()).toEqual([...languageCodes()].toSorted());
});

test.each(rowsUnder('Terms'))('the term %s is that of the table in every language', (key, ...terms) => {
  const name = key.replaceAll('`', '');
  expect(COLUMNS.map((code) => textsOf(code)[name])).toEqual(terms);
});

test.each(languageCodes())('the texts of %s have no words to avoid', (code) => {
  const avoided = toAvoid(code);
  expect(Object.entries(textsOf(code)).filter(([, text]) => avoided.test(text))).toEqual([]);
});

test('the texts of example extensions have no words to avoid', () => {
  const avoided = toAvoid('en-US');
  expect(extensionTexts.length).toBeGreaterThan(0);
  expect(extensionTexts.filter((text) => avoided.test(text))).toEqual([]);
});
