/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './boundaries';
import { sourceFiles } from './source-files';

/** `import()` costs a round to the server at the moment of use, so each has to be one of these kinds. */
type Kind = 'assembly' | 'contribution' | 'route' | 'overlay' | 'heavy library';

interface DynamicImport {
  readonly importer: string;
  /** A path from the root without its extension, or a package. */
  readonly target: string;
}

/** Packages that the first pages must not carry. */
const HEAVY_LIBRARIES =
  /from '(papaparse|@dagrejs\/dagre|lossless-json|marked|dompurify|@codemirror\/|@atlaskit\/pragmatic-drag-and-drop)/;

/** Components of src/ui that show a layer above the page. They bring the dialog library, which the first list lacks. */
const OVERLAYS =
  /import \{[^}]*\b(AnchoredMenu|AnchoredPopover|Dialog|Drawer|FormDialog|HoverCard|Palette)\b[^}]*\} from '[./]+\/ui'/;

/** Targets of no kind, each with the reason why it is loaded on demand. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/shell/private': 'the shell behind the sign-in, for a quick sign-in page',
  'src/parts/lists/list-page/filters/filter-chips': '5 kB that describe filters; the first list has no room for them',
  'src/parts/lists/list-page/batch/selection-bar': '6 kB for selected items; the first list has no room for them',
  'src/parts/lists/list-page/filters/filter-panel': 'a sidebar panel with the filter builder, loaded when it is opened',
  'src/parts/lists/list-page/sidebar/export-panel': 'a sidebar panel, loaded when it is opened',
  'src/parts/lists/list-page/sidebar/refresh-panel': 'a sidebar panel, loaded when it is opened',
  'src/modules/settings/permissions': 'the permission table, which the page of an administrating role does not show',
  'src/layouts/tabular/rows/row-reorder': 'drag handles and the dialog for a position, only for sorted lists',
  'src/layouts/tabular/cells/inline-editor': 'the editor of a cell, loaded when it is opened',
  'src/interfaces/input-rich-text-html/source-view': 'the code editor of rich text, loaded when the source is shown',
  'docs/guide/${path}.md': 'a page of the documentation, of which a reader opens few',
  'docs/guide/contents.json?index': 'the texts of all pages, for the search in them',
  'src/domain/drawings': 'the examination of SVG pictures, which the sign-in page has no room for',
  'src/ui/feedback/empty-state/empty-state-art': 'drawings that most pages do not show',
  'src/ui/frame/public-shell/sea-chart': 'a drawing that not every sign-in page shows',
};

const isProduct = (path: string): boolean => !/\.(test|fixtures)\.tsx?$|\/testing\//.test(path);

const resolved = (importer: string, specifier: string): string =>
  specifier.startsWith('.') ? join(dirname(importer), specifier).replaceAll('\\', '/') : specifier;

/** Calls with a literal or a template; types such as `import('x').Y` have no chunk. */
const dynamicImports = (path: string, text: string): readonly DynamicImport[] =>
  [...text.matchAll(/\bimport\(\s*(?:\/\*[^]*?\*\/\s*)?['"`]([^'"`]+)['"`]\s*\)(?!\.[A-Z])/g)].map(
    ([, specifier = '']) => ({
      importer: path,
      target: resolved(path, specifier),
    }),
  );

/** The text of a module, with those of the modules that it re-exports. */
const textOf = (target: string): string => {
  const file = ['.ts', '.tsx', '/index.ts']
    .map((ending) => join(ROOT, target + ending))
    .find((path) => existsSync(path));
  if (file === undefined) return '';
  const text = readFileSync(file, 'utf8');
  const reExported = [...text.matchAll(/export \{[^}]*\} from '(\.[^']+)'/g)].map(([, specifier = '']) =>
    textOf(resolved(file.slice(ROOT.length + 1), specifier)),
  );
  return [text, ...reExported].join('\n');
};

const kindOf = ({ importer, target }: DynamicImport): Kind | null => {
  if (importer.startsWith('src/assembly/')) return 'assembly';
  if (/^src\/(interfaces|displays|layouts|modules)\/[^/]+\/index\.ts$/.test(importer)) return 'contribution';
  if (/-pages?$/.test(target)) return 'route';
  if (HEAVY_LIBRARIES.test(target.startsWith('src/') ? textOf(target) : `from '${target}'`)) return 'heavy library';
  if (OVERLAYS.test(textOf(target)) || target === 'src/ui/overlays/menu/anchored-menu') return 'overlay';
  return null;
};

const imports = sourceFiles('src')
  .filter(({ path }) => isProduct(path))
  .flatMap(({ path, text }) => dynamicImports(path, text));

describe('import()', () => {
  it('is found in all its kinds', () => {
    const kinds: readonly Kind[] = ['assembly', 'contribution', 'route', 'overlay', 'heavy library'];
    expect(new Set(imports.map(kindOf))).toEqual(new Set([...kinds, null]));
  });

  it('occurs for contributions, routes, overlays and heavy libraries only; components of a page belong into its chunk', () => {
    const others = imports.filter((each) => kindOf(each) === null && EXCEPTIONS[each.target] === undefined);
    expect(others).toEqual([]);
  });

  it('is excepted only where it is used', () => {
    const used = new Set(imports.filter((each) => kindOf(each) === null).map(({ target }) => target));
    expect(Object.keys(EXCEPTIONS).filter((target) => !used.has(target))).toEqual([]);
  });

  it('is recognised with and without a chunk name, and not as a type', () => {
    const text = "import('./a'); import(/* webpackChunkName: \"b\" */ '../b'); type C = import('./c').C;";
    expect(dynamicImports('src/x/y.ts', text).map(({ target }) => target)).toEqual(['src/x/a', 'src/b']);
  });

  it('is no overlay when its target shows a part of the page', () => {
    expect(kindOf({ importer: 'src/parts/a.tsx', target: 'src/ui/feedback/notice/notice' })).toBeNull();
  });
});
