/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './boundaries';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Documents of the root and of docs; those of folders are checked by the same rules where they use links. */
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'deploy/README.md',
  'docs/tour.md',
  'docs/glossary.md',
  'docs/extensions.md',
  'docs/platform-oddities.md',
  'docs/departures.md',
  'docs/upgrading.md',
  'docs/accessibility.md',
  'docs/generations.md',
];

/** Paths in backticks that start with a top folder; patterns and placeholders such as `src/<id>` are left out. */
const quotedPaths = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:src|tests|contracts|features|fixtures|host|docs|deploy)\/[^`\s]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/[<>*{}…]/.test(path));

/** Targets of relative links, without fragments. */
const linkedPaths = (text: string): readonly string[] =>
  [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path = '']) => path);

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);

  it('names only files and folders that exist', () => {
    expect(quotedPaths(text).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('links only to files that exist', () => {
    expect(linkedPaths(text).filter((path) => !existsSync(join(ROOT, dirname(document), path)))).toEqual([]);
  });
});

describe('docs/tour.md', () => {
  const sections = read('docs/tour.md')
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.split('\n', 1)[0] ?? '',
      announced: Number(/^(\d+) files/m.exec(section)?.[1]),
      paths: [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path]) => path),
    }));

  it.each(sections)('$title: announces the number of its files, each of them once', ({ announced, paths }) => {
    expect(paths).toHaveLength(announced);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('opens a list in at most 30 files and saves with a conflict in at most 25', () => {
    const [list, conflict] = sections;
    expect(list?.paths.length).toBeLessThanOrEqual(30);
    expect(conflict?.paths.length).toBeLessThanOrEqual(25);
  });
});
