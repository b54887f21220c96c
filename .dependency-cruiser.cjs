/**
 * Who may import whom. Every rule has a name and a comment that says why it is there and how to mend what it finds.
 * `npm run boundaries` checks them; tests/architecture/boundaries.test.ts plants a violation of each and sees it caught.
 */

const TEST = '\\.(test|fixtures)\\.tsx?$|^src/[^/]+/testing/';
const EXEMPT = [TEST];
const CONTRIBUTIONS = '(interfaces|displays|layouts|modules)';

const npm = (...names) => `node_modules/(${names.map((name) => name.replace(/[/@.-]/g, '\\$&')).join('|')})(/|$)`;
const src = (...folders) => `^src/(${folders.join('|')})/`;

const REACT = ['react', 'react-dom', 'react-router', 'react-router-dom', '@ariakit', 'observable-hooks', '@tanstack'];

/** A folder of src that knows nothing of src but itself and these. */
const knowsOnly = (name, folder, folders, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: src(folder), pathNot: EXEMPT },
  to: { path: '^src/', pathNot: [src(folder, ...folders), '^src/styles\\.d\\.ts$'] },
});

/** Files that use no package but these. Types of packages stand under node_modules/@types. */
const usesOnly = (name, path, packages, comment, pathNot = []) => ({
  name,
  severity: 'error',
  comment,
  from: { path, pathNot: [...EXEMPT, ...pathNot] },
  to: { path: 'node_modules/', pathNot: [npm(...packages, ...packages.map((one) => `@types/${one}`))] },
});

/** A group of folders within `src/ui` or `src/parts` that imports no other group there but these. */
const groupKnowsOnly = (name, folder, group, others, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: `^src/${folder}/${group}/`, pathNot: EXEMPT },
  to: { path: `^src/${folder}/[^/]+/`, pathNot: [group, ...others].map((one) => `^src/${folder}/${one}/`) },
});

/** Packages that are used nowhere but here. */
const usedOnlyIn = (name, packages, places, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: '^src/', pathNot: [...EXEMPT, ...places] },
  to: { path: npm(...packages, ...packages.map((one) => `@types/${one}`)) },
});

module.exports = {
  forbidden: [
    knowsOnly(
      'kernel-knows-nothing',
      'kernel',
      [],
      'The kernel is shared by all and therefore depends on none. Move what needs the domain into the domain.',
    ),
    knowsOnly(
      'domain-knows-only-kernel',
      'domain',
      ['kernel'],
      'Rules have to be readable and testable without a server or a screen. Let the caller pass in what the rule needs to know.',
    ),
    knowsOnly(
      'ports-know-only-domain',
      'ports',
      ['domain', 'kernel'],
      'A port is an interface in domain terms. Describe the outside thing there, implement it in adapters.',
    ),
    knowsOnly(
      'application-knows-only-ports',
      'application',
      ['ports', 'domain', 'kernel'],
      'Use cases run against any adapter and under any view. Ask for a port in the constructor; assembly passes the adapter in.',
    ),
    knowsOnly(
      'adapters-know-only-ports',
      'adapters',
      ['ports', 'domain', 'kernel'],
      'An adapter translates for a port and decides nothing. Move the decision into application or domain.',
    ),
    knowsOnly(
      'ui-knows-only-kernel',
      'ui',
      ['kernel'],
      'A component of ui shows what it is given and could stand in any product. Pass plain values, or put the component into parts.',
    ),
    knowsOnly(
      'kit-knows-no-contribution',
      'kit',
      ['application', 'ports', 'domain', 'ui', 'locales', 'kernel'],
      'The kit is the public face for extensions, the built-in ones included, so it cannot depend on any. Register through a registry.',
    ),
    {
      name: 'kit-uses-ports-as-types',
      severity: 'error',
      comment: 'The kit reaches the outside through application. Import the port as a type only, or call a use case.',
      from: { path: src('kit'), pathNot: EXEMPT },
      to: { path: src('ports'), dependencyTypesNot: ['type-only'] },
    },
    knowsOnly(
      'parts-know-no-contribution',
      'parts',
      ['kit', 'application', 'domain', 'ui', 'kernel'],
      'Parts are what contributions are built from. Look a contribution up in its registry instead of importing it.',
    ),
    knowsOnly(
      'contributions-know-no-outside',
      CONTRIBUTIONS,
      ['parts', 'kit', 'application', 'domain', 'ui', 'kernel'],
      'A contribution uses what any extension could use. Ask a use case instead of a port or an adapter.',
    ),
    {
      name: 'contributions-know-no-sibling',
      severity: 'error',
      comment:
        'Adding or removing a contribution is adding or removing one folder. Move what two of them share into parts, ui or domain.',
      from: { path: `^src/${CONTRIBUTIONS}/([^/]+)/`, pathNot: EXEMPT },
      to: { path: `^src/${CONTRIBUTIONS}/`, pathNot: '^src/$1/$2/' },
    },
    knowsOnly(
      'shell-knows-no-contribution',
      'shell',
      ['parts', 'kit', 'application', 'domain', 'ui', 'kernel'],
      'The shell frames whatever modules there are. Read them from the registry.',
    ),
    knowsOnly('locales-know-nothing', 'locales', [], 'A locale is text. Put logic about texts into kit.'),
    groupKnowsOnly(
      'ui-base-knows-no-group',
      'ui',
      'base',
      [],
      'Every component stands on the base: tokens, directions, sizes. Move what needs a component to the group of that component.',
    ),
    groupKnowsOnly(
      'ui-content-knows-only-base',
      'ui',
      'content',
      ['base'],
      'Icons, badges and links stand inside all controls, so they contain none. Let the caller combine them with a control.',
    ),
    groupKnowsOnly(
      'ui-frame-and-data-on-top',
      'ui',
      '(controls|overlays|feedback|drag)',
      ['(base|content|controls|overlays|feedback|drag)'],
      'Tables, trees and the frame of a page are made of controls, never the reverse. Move what a control shares with them into base or content.',
    ),
    groupKnowsOnly(
      'parts-fields-at-the-bottom',
      'parts',
      'fields',
      [],
      'What shows or chooses one value is used in forms, lists and pages alike, so it knows none of them. Pass in what it needs.',
    ),
    groupKnowsOnly(
      'parts-page-knows-only-fields',
      'parts',
      'page',
      ['fields'],
      'Failures, dialogs and boundaries stand on every page, of lists and of items. Pass in what differs.',
    ),
    groupKnowsOnly(
      'parts-form-knows-no-list',
      'parts',
      'item/(item-form|leave-guard|recovery)',
      ['item/(item-form|leave-guard|recovery)', 'page', 'fields'],
      'Lists, pickers and drawers edit values by the form and guard edits, so the form comes before them. Relations reach it as interfaces.',
    ),
    groupKnowsOnly(
      'parts-lists-know-no-relation',
      'parts',
      'lists',
      ['item/(item-form|leave-guard|recovery)', 'page', 'fields'],
      'Pickers of relations are made of lists. Move what a list shares with them into fields, or into the list.',
    ),
    groupKnowsOnly(
      'parts-relations-know-no-file',
      'parts',
      'relations',
      ['lists', 'item/item-form', 'page', 'fields'],
      'Fields with files are relations with previews and uploads. Let files pass their rows in.',
    ),
    groupKnowsOnly(
      'parts-item-page-on-top',
      'parts',
      'files',
      ['relations', 'lists', 'item/(item-form|leave-guard)', 'page', 'fields'],
      'The page of an item contains all others and stands in none of them. Move what they share into the form or into page.',
    ),
    {
      name: 'nobody-imports-assembly',
      severity: 'error',
      comment:
        'Assembly joins everything, so whoever imports it imports everything. Take what you need as an argument.',
      from: { path: '^src/', pathNot: [...EXEMPT, '^src/(main\\.tsx|start\\.ts)$', src('assembly')] },
      to: { path: '^src/(assembly/|main\\.tsx$)' },
    },
    {
      name: 'fixtures-only-through-assembly',
      severity: 'error',
      comment: 'Worlds are data of the demo and of tests. Only assembly, which picks the adapter, may load one.',
      from: { path: '^src/', pathNot: [...EXEMPT, src('assembly')] },
      to: { path: '^(fixtures|tests|features|contracts|host)/' },
    },
    {
      name: 'fixtures-know-only-data',
      severity: 'error',
      comment:
        'Fixtures are plain data in domain terms. Keep use cases, views and adapters out; the World itself is the exception.',
      from: { path: '^fixtures/', pathNot: TEST },
      to: {
        path: '^(src|tests|features|contracts|host)/',
        pathNot: ['^src/(kernel|domain|ports)/', '^src/adapters/memory/'],
      },
    },
    {
      name: 'adapters-stand-apart',
      severity: 'error',
      comment: 'The twin must not lean on the HTTP adapter it is compared with. Share through domain or ports.',
      from: { path: '^src/adapters/(http|memory|browser)/', pathNot: EXEMPT },
      to: { path: '^src/adapters/(http|memory|browser)/', pathNot: '^src/adapters/$1/' },
    },
    {
      name: 'through-the-door',
      severity: 'error',
      comment:
        "A folder's index.ts is its whole public face. Import from the folder, and export there what is meant for others.",
      from: { path: '^src/([^/]+)/([^/]+)', pathNot: EXEMPT },
      to: {
        path: '^src/(domain|application)/[^/]+/.',
        pathNot: ['^src/$1/$2(/|$)', '^src/(domain|application)/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'kernel-through-the-door',
      severity: 'error',
      comment: "The kernel's index.ts is its whole public face. Import from '../kernel'.",
      from: { path: '^src/', pathNot: [...EXEMPT, src('kernel')] },
      to: { path: '^src/kernel/', pathNot: '^src/kernel/index\\.ts$' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment:
        '*.rules.ts and *.query.ts are domain code beside the view that needs it. Pass in what is not of the domain.',
      from: { path: '\\.(rules|query)\\.ts$' },
      to: { path: '^src/', pathNot: ['^src/(domain|kernel)/', '\\.(rules|query)\\.ts$'] },
    },
    usesOnly(
      'kernel-packages',
      src('kernel'),
      ['rxjs', 'fp-ts', 'io-ts'],
      'The kernel needs streams, Either and what decoders share, nothing else. Move what needs more to the folder that needs it.',
    ),
    usesOnly(
      'domain-packages',
      `${src('domain')}|\\.(rules|query)\\.ts$`,
      ['fp-ts', 'io-ts', 'date-fns', 'diff', '@sindresorhus/transliterate'],
      'Pure rules need values, codecs and small pure libraries, nothing else. Streams belong to application.',
    ),
    usesOnly(
      'ports-packages',
      src('ports'),
      ['rxjs', 'fp-ts'],
      'A port promises values and streams. Keep the library that keeps the promise in its adapter.',
    ),
    usesOnly(
      'application-packages',
      src('application'),
      ['rxjs', 'fp-ts', 'date-fns'],
      'Use cases are streams over ports. Reach for the outside through a port, for React in parts.',
      ['\\.(rules|query)\\.ts$'],
    ),
    usesOnly(
      'adapters-packages',
      src('adapters'),
      [
        'rxjs',
        'fp-ts',
        'io-ts',
        'idb',
        'lossless-json',
        'otpauth',
        'papaparse',
        '@noble/hashes',
        '@dagrejs/dagre',
        'workbox-precaching',
      ],
      'An adapter needs its protocol and little more. A new package here is a decision: add it to this list with it.',
    ),
    usedOnlyIn(
      'io-ts-in-codecs',
      ['io-ts', 'io-ts-types'],
      [
        '^src/adapters/http/codecs/',
        '^src/adapters/browser/',
        '^src/domain/(data-model|files|filters|presets|query|recovery|revisions|schema|session|users|values)/',
        '^src/kit/(extensions|page)/',
        '^src/assembly/configuration\\.ts$',
        '\\.rules\\.ts$',
        src('kernel'),
      ],
      'Unknown data is decoded where it comes in: responses, tabs, drafts, presets, extensions, router state, config.json. Move the codec there.',
    ),
    usedOnlyIn(
      'inversify-in-assembly',
      ['inversify', '@inversifyjs', 'reflect-metadata'],
      [src('assembly', 'kit'), '^src/main\\.tsx$'],
      'Classes are built with new in tests and know no container. Bind them in assembly.',
    ),
    usedOnlyIn(
      'react-in-views',
      REACT,
      [src('ui', 'kit', 'parts', 'shell', CONTRIBUTIONS), '^src/main\\.tsx$'],
      'React shows things; what happens is decided elsewhere. Move the component into parts, ui or a contribution.',
    ),
    {
      name: 'views-only-show',
      severity: 'error',
      comment: 'A .tsx file takes values and calls commands. Move streams, codecs and injection into its view-model.',
      from: { path: '^src/.*\\.tsx$', pathNot: [...EXEMPT, '^src/main\\.tsx$'] },
      to: { path: npm('rxjs', 'io-ts', 'fp-ts', 'inversify') },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      comment: 'There is no Node in a browser. What runs during the build belongs into host/build.',
      from: { path: '^src/', pathNot: EXEMPT },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-host-code-in-the-browser',
      severity: 'error',
      comment: 'host/ runs in Node: it builds, serves and checks. Import what the build writes instead.',
      from: { path: '^src/', pathNot: EXEMPT },
      to: { path: '^host/' },
    },
    {
      name: 'no-development-packages',
      severity: 'error',
      comment: 'The application ships what it imports. Move the package to dependencies, or the import to a test.',
      from: { path: '^src/', pathNot: EXEMPT },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: ['node_modules/@types/', 'node_modules/css-type/'],
      },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      comment: 'Tests use the product, never the other way round. Move what is shared out of the test.',
      from: { pathNot: EXEMPT },
      to: { path: TEST, pathNot: '^(tests|features|contracts)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one thought in two places. Move the shared part into a third file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'Nobody imports this file and it imports nobody. Delete it, or import it.',
      from: {
        path: '^src/',
        orphan: true,
        pathNot: [
          ...EXEMPT,
          '\\.d\\.ts$',
          '\\.worker\\.ts$',
          '^src/(main\\.tsx|start\\.ts)$',
          '^src/domain/[^/]+/index\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'no-dead-code',
      severity: 'error',
      comment:
        'No way leads to this file from main.tsx, a worker (which is started by its address) or from a door of the domain, which is there before the screens that use it. Delete it, import it, or move what only tests need to a testing folder.',
      from: { path: ['^src/(main\\.tsx|start\\.ts)$', '\\.worker\\.ts$', '^src/domain/[^/]+/index\\.ts$'] },
      to: {
        path: '^src/',
        reachable: false,
        pathNot: [
          ...EXEMPT,
          '\\.d\\.ts$',
          '\\.worker\\.ts$',
          '^src/(main\\.tsx|start\\.ts)$',
          '^src/domain/[^/]+/index\\.ts$',
        ],
      },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'The imported file or package does not exist. Correct the path, or install the package.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${__dirname}/tsconfig.json` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.json', '.css'],
    },
  },
};
