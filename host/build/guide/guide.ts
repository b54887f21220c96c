import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUIDE_PLACES } from '../../../src/modules/docs/guide.rules';
import type { SearchDocument } from '../../../src/modules/docs/search.rules';
import { apiReference, type Pact } from './api-pages';
import { componentReference, type SourceText } from './app-components';
import { errorReference } from './error-codes';
import { operatorReference, operatorsByType } from './filter-rules';
import { type CompiledPage, compilePage } from './markdown';
import { searchDocuments } from './search-documents';
import { shortcutReference } from './shortcuts';

const ROOT = join(__dirname, '../../..');

/** Files that generated parts are made of, besides the components. */
const PACT = 'contracts/pacts/quarterdeck-platform.json';
const ERRORS = 'src/kit/texts/failure-text.ts';
const PUBLIC_KIT = 'src/kit/extensions/public-kit.ts';
const SHORTCUTS = 'src/shell/private/shortcuts/shortcut-places.ts';
const COMPONENTS = 'src/ui';
const TEXTS = ['common', 'shell', 'collections', 'item', 'interfaces', 'shortcuts', 'files'].map(
  (namespace) => `src/locales/en-US/${namespace}.json`,
);

/** All files that pages depend on, and the folder of the components; absolute paths. */
export const GUIDE_SOURCES = {
  files: [PACT, ERRORS, PUBLIC_KIT, SHORTCUTS, 'src/domain/filters/filter-operators.ts', ...TEXTS].map((path) =>
    join(ROOT, path),
  ),
  folders: [COMPONENTS, 'docs/guide'].map((path) => join(ROOT, path)),
};

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const readJson = (path: string): unknown => JSON.parse(read(path));

const englishTexts = (): Readonly<Record<string, string>> =>
  Object.assign({}, ...TEXTS.map(readJson)) as Readonly<Record<string, string>>;

const componentSources = (): readonly SourceText[] =>
  readdirSync(join(ROOT, COMPONENTS), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => ({ path, text: read(join(COMPONENTS, path)) }));

const pact = (): Pact => readJson(PACT) as Pact;

/** What stands for `<!-- generated: name -->` in a page. */
const PARTS: Readonly<Record<string, () => string>> = {
  api: () => apiReference(pact(), 'content'),
  'system-api': () => apiReference(pact(), 'system'),
  errors: () => errorReference(pact(), read(ERRORS), englishTexts()),
  operators: () => operatorReference(englishTexts()),
  'operators-by-type': operatorsByType,
  components: () => componentReference(read(PUBLIC_KIT), componentSources()),
  shortcuts: () => shortcutReference(read(SHORTCUTS), englishTexts()),
};

const withParts = (markdown: string): string =>
  markdown.replace(/^<!-- generated: ([\w-]+) -->$/gm, (_, name: string) => {
    const part = PARTS[name];
    if (part === undefined) throw new Error(`There is no generated part '${name}'`);
    return part();
  });

const PAGES: ReadonlySet<string> = new Set(GUIDE_PLACES.map(({ path }) => path));

/** A page by its path in docs/guide, compiled. */
export const guidePage = (path: string, markdown = read(`docs/guide/${path}.md`)): CompiledPage =>
  compilePage(path, withParts(markdown), PAGES);

/** What the search finds, of all pages. */
export const guideDocuments = (): readonly SearchDocument[] =>
  GUIDE_PLACES.flatMap((place) => searchDocuments(place, guidePage(place.path)));
