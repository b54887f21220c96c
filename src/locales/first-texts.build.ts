import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Texts = Readonly<Record<string, string>>;

/** When a text is fetched: with the sign-in page, with the first list, or when somebody begins to do something there. */
export type TextPart = 'first' | 'later' | 'rest';

const SOURCE = join(__dirname, '..');

/** What is drawn before anybody has signed in, and what says why that has failed. */
const FIRST = ['shell', 'kit/failure-text.ts'];
const NOT_FIRST = join(SOURCE, 'shell/private');

/** What a list is made of: these, and whatever they import at once. */
const LATER = [
  'assembly/work.ts',
  'shell/private/private-area.tsx',
  'modules/collections/browsing.ts',
  'modules/collections/overview/overview-page.tsx',
  'layouts/tabular/tabular.tsx',
  'displays',
  'domain/permissions',
];

const sourcesIn = (path: string): readonly string[] => {
  if (path === NOT_FIRST) return [];
  if (/\.tsx?$/.test(path)) return /\.(test|fixtures|build)\./.test(path) ? [] : [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || /\.tsx?$/.test(entry.name))
    .flatMap((entry) => sourcesIn(join(path, entry.name)));
};

const IMPORTED = /\b(?:import|export)\s(?!type\b)[^;'"]*?\bfrom '(\.[^']*)'/g;

const fileOf = (path: string): string | undefined =>
  ['.ts', '.tsx', '/index.ts'].map((end) => `${path}${end}`).find((file) => existsSync(file));

/** What use cases say comes after somebody has done something. */
const SAID_AFTERWARDS = join(SOURCE, 'application/');

/** Adds a source and all that it imports at once; what it imports later is left out. */
const follow = (file: string, found: Set<string>): ReadonlySet<string> => {
  if (found.has(file) || file.startsWith(SAID_AFTERWARDS)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
    const imported = fileOf(join(dirname(file), path));
    if (imported !== undefined) follow(imported, found);
  }
  return found;
};

const PLURAL = /_(zero|one|two|few|many|other)$/;
const NAME = /['"]([a-z][a-z0-9_]*)['"]/g;

const namesIn = (files: Iterable<string>): ReadonlySet<string> =>
  new Set([...files].flatMap((file) => [...readFileSync(file, 'utf8').matchAll(NAME)].map(([, name]) => name ?? '')));

const BEGINNING = /`([a-z][a-z0-9_]*_)\$\{/g;

/** How texts begin whose names are put together in these sources. */
const beginningsIn = (files: Iterable<string>): readonly string[] =>
  [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(BEGINNING)].map(([, beginning]) => beginning ?? ''),
  );

const within = (paths: readonly string[]): readonly string[] => paths.flatMap((path) => sourcesIn(join(SOURCE, path)));

interface Names {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

const named = (files: Iterable<string>): Names => {
  const sources = [...files];
  return { whole: namesIn(sources), beginnings: [...new Set(beginningsIn(sources))] };
};

const namedFirst = (): Names => named(within(FIRST));

const namedLater = (): Names => {
  const files = new Set<string>();
  for (const file of within(LATER)) follow(file, files);
  return named(files);
};

const has = ({ whole, beginnings }: Names, name: string): boolean =>
  whole.has(name) || beginnings.some((beginning) => name.startsWith(beginning));

/** Every text that may be among the first or the later ones, and other words of the same form. */
export const textNames = (): readonly string[] =>
  [namedFirst(), namedLater()].flatMap(({ whole, beginnings }) => [
    ...[...whole].sort(),
    '',
    ...[...beginnings].sort(),
    '',
  ]);

/**
 * Node only, called by the build: one part of a language's texts, told by the sources in which their names stand. A page should
 * not have to wait for the words of rooms that nobody has entered.
 */
export const textsOf = (texts: Texts, part: TextPart): Texts => {
  const [first, later] = [namedFirst(), namedLater()];
  const partOf = (name: string): TextPart => (has(first, name) ? 'first' : has(later, name) ? 'later' : 'rest');
  return Object.fromEntries(Object.entries(texts).filter(([key]) => partOf(key.replace(PLURAL, '')) === part));
};
