/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../../../tests/architecture/source-files';
import { type GuideNode, GUIDE_PLACES } from '../../../src/modules/docs/guide.rules';
import { guideDocuments, guidePage } from './guide';
import { blockText } from './markdown';

const FOLDER = join(__dirname, '../../../docs/guide');

const pages = new Map(GUIDE_PLACES.map(({ path }) => [path, guidePage(path)]));

const linksIn = (nodes: readonly GuideNode[]): readonly string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.href === undefined ? [] : [node.href]), ...linksIn(node.children)],
  );

const idsIn = (nodes: readonly GuideNode[]): readonly string[] =>
  nodes.flatMap((node) => (typeof node === 'string' || node.id === undefined ? [] : [node.id]));

/** Whether a link into the guide, without '/docs/', names a page and, if any, one of its headings. */
const isThere = (link: string): boolean => {
  const [path = '', id] = link.split('#');
  const page = pages.get(path.replace(/\/$/, ''));
  return page !== undefined && (id === undefined || idsIn(page.body).includes(id));
};

test('every file is in the contents, under its own title', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
  expect(files.map((path) => path.replaceAll('\\', '/').replace(/\.md$/, '')).sort()).toEqual([...pages.keys()].sort());
  expect([...pages.values()].map(({ title }) => title)).toEqual(GUIDE_PLACES.map(({ title }) => title));
});

test('every link inside the guide leads to a page and a heading', () => {
  const links = [...pages.values()].flatMap(({ body }) => linksIn(body)).filter((href) => href.startsWith('/'));
  expect(links.length).toBeGreaterThan(80);
  expect(links.filter((href) => !isThere(href.replace(/^\/docs\//, '')))).toEqual([]);
});

test('every link from a help text leads to a page and a heading', () => {
  const sources = sourceFiles('src').filter(({ path }) => !path.endsWith('.test.tsx'));
  const links = sources.flatMap(({ text }) =>
    text.includes('DocsLink')
      ? [...text.matchAll(/'((?:concepts|guides|reference)\/[\w/#-]+)'|(?<=DocsLink )page="([\w/#-]+)"/g)].map(
          ([, one, other]) => one ?? other ?? '',
        )
      : [],
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !isThere(link))).toEqual([]);
  for (const id of ['field-validation', 'item-permissions'])
    expect(isThere(`guides/administration/permission-rules#${id}`)).toBe(true);
});

test('written pages have about 200 to 600 words', () => {
  const generated = (path: string): boolean =>
    readFileSync(join(FOLDER, `${path}.md`), 'utf8').includes('<!-- generated');
  const lengths = [...pages]
    .filter(([path]) => !generated(path))
    .map(([path, { body }]) => ({ path, words: blockText(body).split(' ').length }));
  expect(lengths.filter(({ words }) => words < 190 || words > 600)).toEqual([]);
});

test('generated parts have what the sources know', () => {
  const text = (path: string): string => blockText(pages.get(path)?.body ?? []);
  expect(text('reference/api')).toContain('PATCH /items/{collection}/{key}');
  expect(text('reference/api')).not.toContain('contract_');
  expect(text('reference/system-api')).toContain('POST /auth/login');
  expect(text('reference/system-api')).not.toContain('/items/');
  expect(text('reference/error-codes')).toMatch(/RECORD_NOT_UNIQUE\s+400\s+Already in use/);
  expect(text('reference/filter-rules')).toContain('_nbetween is not between … and … lower and upper bound');
  expect(text('reference/app-components')).toMatch(/Renders a link/);
  expect(text('reference/keyboard-shortcuts')).toMatch(/Command palette\s+Ctrl\+K/i);
});

test('the search has a document for each section', () => {
  const found = guideDocuments().filter(({ path }) => path === 'concepts/views');
  expect(found.map(({ heading, id }) => [heading, id])).toEqual([
    [null, null],
    ['Layouts', 'layouts'],
    ['Bookmarks', 'bookmarks'],
    ['Presets', 'presets'],
    ['Links to a view', 'links-to-a-view'],
    ['Continue', 'continue'],
  ]);
});
