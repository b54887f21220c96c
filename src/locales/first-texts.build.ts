import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = Readonly<Record<string, string>>;

const SOURCE = join(__dirname, '..');

/** What is drawn before anybody has signed in, and what says why that has failed. */
const FIRST = ['shell', 'kit/failure-text.ts'];
const LATER = join(SOURCE, 'shell/private');

const sourcesIn = (path: string): readonly string[] => {
  if (path === LATER) return [];
  if (/\.tsx?$/.test(path)) return path.includes('.test.') ? [] : [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || /\.tsx?$/.test(entry.name))
    .flatMap((entry) => sourcesIn(join(path, entry.name)));
};

const PLURAL = /_(zero|one|two|few|many|other)$/;
const NAME = /['"]([a-z][a-z0-9_]*)['"]/g;

const named = (): ReadonlySet<string> => {
  const sources = FIRST.flatMap((path) => sourcesIn(join(SOURCE, path))).map((file) => readFileSync(file, 'utf8'));
  return new Set(sources.flatMap((source) => [...source.matchAll(NAME)].map(([, name]) => name ?? '')));
};

/** Every text that may be among the first, and other words of the same form. */
export const firstTextNames = (): readonly string[] => [...named()].sort();

const part = (texts: Texts, first: boolean): Texts => {
  const names = named();
  return Object.fromEntries(Object.entries(texts).filter(([key]) => names.has(key.replace(PLURAL, '')) === first));
};

/**
 * Node only, called by the build: the texts of a language that the pages before the sign-in can show, those whose names
 * stand in their sources. A page should not have to wait for the words of rooms that nobody has entered.
 */
export const firstTexts = (texts: Texts): Texts => part(texts, true);

/** All the others. */
export const laterTexts = (texts: Texts): Texts => part(texts, false);
