/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACT } from '../../contracts/pact';
import { ROOT } from './boundaries';
import { sourceFiles } from './source-files';

const FOLDERS = ['src', 'fixtures', 'host', 'contracts', 'features', 'tests'].filter((folder) =>
  existsSync(join(ROOT, folder)),
);

const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** The first argument of test, it and describe, when it is a string; after `.each(…)` that of the second call. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])(?:(?!\1)[^\\]|\\.)*\1/g;

/** Pronouns without a subject: a comment or title names the user, reader, caller, server, role or tab instead. */
const PRONOUNS = /\b(somebody|nobody|whoever|anybody)\b/i;

/** Unclear words for a limit, a default or a wait: use MAX_, MIN_, DEFAULT_ and …_MS. */
const SUPERLATIVES = /\b(MOST|LONGEST|DEEPEST|LEAST|USUAL|PATIENCE)(_\w+)?\b/;

const files = FOLDERS.flatMap(sourceFiles).filter(({ path }) => !path.startsWith('tests/architecture/words'));

const found = (pattern: RegExp, textOf: (text: string) => string): readonly string[] =>
  files.flatMap(({ path, text }) => {
    const match = pattern.exec(textOf(text));
    return match === null ? [] : [`${path}: ${match[0]}`];
  });

const commentsIn = (text: string): string => (text.match(COMMENT) ?? []).join('\n');

const titlesIn = (text: string): string => (text.match(TITLE) ?? []).join('\n');

test('comments name who they speak of', () => {
  expect(found(PRONOUNS, commentsIn)).toEqual([]);
});

test('titles of tests name who they speak of', () => {
  expect(found(PRONOUNS, titlesIn)).toEqual([]);
});

test('interactions of the pact name who they speak of', () => {
  const { interactions } = JSON.parse(readFileSync(PACT, 'utf8')) as {
    readonly interactions: readonly { readonly description: string }[];
  };
  expect(interactions.map(({ description }) => description).filter((text) => PRONOUNS.test(text))).toEqual([]);
});

test('limits, defaults and waits have standard names', () => {
  expect(
    found(SUPERLATIVES, (text) => text.replace(COMMENT, '').replace(/(['"`])(?:(?!\1)[^\\]|\\.)*\1/g, '')),
  ).toEqual([]);
});
