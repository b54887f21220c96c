import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { InjectManifest } from 'workbox-webpack-plugin';
import { ids, sources, type Compilation, type Compiler, type Configuration, type Module } from 'webpack';
import { iconCatalogue, iconShards } from './host/build/icons';
import { LicencesPlugin } from './host/build/licences-plugin';
import { FORM_NAMESPACES, LIST_NAMESPACES, MODULE_NAMESPACES, PLATFORM_NAMESPACES } from './src/kit/texts/text-keys';

/** Path of the application by default. */
export const DEFAULT_BASE = '/admin/';

/** The router's package names only its development build, with its warnings. */
const PRODUCTION_ROUTER = {
  'react-router$': resolve(__dirname, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': resolve(__dirname, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

/** Inlined, and PNG: Chromium fetches and renders an SVG icon again with each change of the address. */
const icon = `data:image/png;base64,${readFileSync('./src/favicon.png', 'base64')}`;

/** Links to the scripts and styles of named chunks that the document does not load by itself. */
const linksTo = ({ namedChunkGroups, namedChunks, entrypoints }: Compilation, names: readonly string[]): string => {
  const first = new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()));
  return names
    .flatMap((name) => namedChunkGroups.get(name)?.getFiles() ?? [...(namedChunks.get(name)?.files ?? [])])
    .filter((file) => !first.has(file) && /\.(js|css)$/.test(file))
    .map((file) => `<link rel="preload" href="${file}" as="${file.endsWith('.css') ? 'style' : 'script'}">`)
    .join('');
};

/**
 * What pages of a session need beside their data, by the pattern of their path. English completes the texts of every other
 * language.
 */
const preloadsOf = (compilation: Compilation): readonly { readonly path: string; readonly links: string }[] => [
  {
    path: '',
    links: `<link rel="preload" href="icons/common.json" as="fetch" crossorigin>${linksTo(compilation, ['signed-in', 'texts-en-US-lists'])}`,
  },
  { path: '^collections/[^/]+/[^/]+', links: linksTo(compilation, ['editing', 'texts-en-US-forms']) },
];

const TEXT_FILE = /[\\/]src[\\/]locales[\\/]([\w-]+)[\\/]([\w-]+)\.json$/;

const LIST_TEXTS: readonly string[] = LIST_NAMESPACES;
const FORM_TEXTS: readonly string[] = FORM_NAMESPACES;
/** Each a chunk of its own. */
const SINGLE_TEXTS: readonly string[] = [...MODULE_NAMESPACES, ...PLATFORM_NAMESPACES];

/**
 * One script each: what every page behind the sign-in uses, what every form uses, the code editor, and the worker of the
 * diagram, which would otherwise load its parts by further requests.
 */
const WHOLE_CHUNKS: readonly string[] = ['signed-in', 'editing', 'interface-code', 'diagram-layout'];

/** The chunk of a file of texts: one for all that a language loads together. */
const textChunk = (module: Module): string => {
  const [, language = '', namespace = ''] = TEXT_FILE.exec(module.identifier()) ?? [];
  if (SINGLE_TEXTS.includes(namespace)) return `texts-${language}-${namespace}`;
  const isOfLists = LIST_TEXTS.includes(namespace);
  return `texts-${language}-${isOfLists ? 'lists' : FORM_TEXTS.includes(namespace) ? 'forms' : 'sign-in'}`;
};

/** Compiles the pages of the guide, and the documents that its search finds. */
const GUIDE_LOADER = resolve(__dirname, 'host/build/guide/loader.ts');

interface BuildOptions {
  /** Path of the application with a slash at both ends: `--env base=/cms/admin/`. */
  readonly base?: string;
  /** Set by the development server: replaces components without a reload. */
  readonly hot?: boolean;
}

/** Files that no module imports: icons by first letter, and the settings an operator replaces (see deploy/). */
class PlainFilesPlugin {
  constructor(private readonly files: () => Readonly<Record<string, object>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PlainFiles', (compilation) => {
      compilation.hooks.processAssets.tap('PlainFiles', () => {
        for (const [name, content] of Object.entries(this.files())) {
          compilation.emitAsset(name, new sources.RawSource(JSON.stringify(content)));
        }
      });
    });
  }
}

const plainFiles = (): Record<string, object> => ({
  ...Object.fromEntries(Object.entries(iconShards()).map(([letter, shard]) => [`icons/${letter}.json`, shard])),
  'icons/catalogue.json': iconCatalogue(),
  'config.json': {},
});

const swc = (production: boolean, refresh: boolean) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh } },
    },
  },
});

const css = (production: boolean, modules: boolean) => [
  // A linked file in development too: the Content-Security-Policy forbids inline styles.
  MiniCssExtractPlugin.loader,
  {
    loader: 'css-loader',
    options: {
      modules: modules && {
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
      },
    },
  },
];

/**
 * The service worker with the list of all files of the build. The operator's settings are not among them, because they
 * are replaced without a build.
 */
const serviceWorker = () =>
  new InjectManifest({
    swSrc: './src/adapters/browser/service-worker/shell.worker.ts',
    swDest: 'service-worker.js',
    exclude: ['config.json'],
    // Their names have a hash.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 5_000_000,
  });

/** One configuration for `webpack`, `webpack --mode production` and the development server. */
const configuration = (
  { base = DEFAULT_BASE, hot = false }: BuildOptions,
  argv: { readonly mode?: string | undefined },
): Configuration => {
  if (!/^\/([\w.~-]+\/)*$/.test(base)) {
    throw new Error(`base has to be a path that starts and ends with a slash, like /cms/admin/, and not '${base}'.`);
  }
  const production = argv.mode === 'production';
  const hash = production ? '.[contenthash:8]' : '';
  return {
    mode: production ? 'production' : 'development',
    // Source maps in files, never by eval: a strict script-src forbids eval.
    devtool: production ? false : 'cheap-module-source-map',
    entry: { start: './src/start.ts', main: { import: './src/main.tsx', dependOn: 'start' } },
    output: {
      path: resolve(__dirname, 'dist'),
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `assets/${production ? '[id]' : '[name]'}${hash}.js`,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      // Chunks are resolved relative to the script that imports them, so one build works under any path.
      publicPath: 'auto',
      clean: true,
      // The host reads the age of the build from dist/index.html.
      compareBeforeEmit: false,
      trustedTypes: { policyName: 'quarterdeck-chunks' },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // rxjs has a modern build under this name, which needs no helpers of its compiler.
      conditionNames: ['es2015', '...'],
      alias: production ? PRODUCTION_ROUTER : {},
    },
    module: {
      rules: [
        // Imports have no side effects, so an index.ts does not include its whole folder.
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc(production, hot), sideEffects: false },
        { test: /\.module\.css$/, use: css(production, true) },
        { test: /\.css$/, exclude: /\.module\.css$/, use: css(production, false), sideEffects: true },
        { test: /\.(woff2|svg|png|jpg|webp)$/, type: 'asset/resource' },
        { test: /docs[\\/]guide[\\/].*\.md$/, type: 'json', loader: GUIDE_LOADER },
        { test: /docs[\\/]guide[\\/]contents\.json$/, resourceQuery: /^\?index$/, loader: GUIDE_LOADER },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: './src/index.html',
        // Relative to <base>, which is the only place that knows the path.
        publicPath: '',
        scriptLoading: 'defer',
        templateParameters: (compilation) => ({
          base,
          icon,
          preloads: preloadsOf(compilation),
          fonts: Object.keys(compilation.assets).filter((name) => /inter-latin-wght-normal.*\.woff2$/.test(name)),
        }),
      }),
      new MiniCssExtractPlugin({
        filename: `assets/[name]${hash}.css`,
        chunkFilename: `assets/${production ? '[id]' : '[name]'}${hash}.css`,
        // CSS modules keep the order inside a file; the order of files has no effect.
        ignoreOrder: true,
      }),
      new PlainFilesPlugin(plainFiles),
      ...(production ? [new LicencesPlugin(__dirname), serviceWorker()] : []),
      ...(production ? [new ids.DeterministicModuleIdsPlugin({ maxLength: 4 })] : []),
      ...(hot ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    optimization: {
      // Deterministic ids, as by default, but as short as so many modules allow.
      mangleExports: production ? 'size' : false,
      moduleIds: production ? false : 'named',
      // A small chunk costs less inside its importers than as a request of its own.
      splitChunks: {
        chunks: ({ name }) => !WHOLE_CHUNKS.includes(name ?? ''),
        minSize: 25_000,
        cacheGroups: { texts: { test: TEXT_FILE, name: textChunk, chunks: 'async', enforce: true } },
      },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: {
            ecma: 2022,
            module: true,
            compress: { passes: 3 },
            mangle: true,
            format: { comments: false },
          },
          extractComments: false,
        }),
        // postcss-calc does not know relative colours, whose channels are letters.
        new CssMinimizerPlugin({ minimizerOptions: { preset: ['default', { calc: false }] } }),
      ],
    },
    // `npm run size` checks the budgets, by what a browser really loads.
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: resolve(__dirname, '.cache/webpack'),
      buildDependencies: { config: [__filename] },
    },
    stats: 'errors-warnings',
  };
};

export default configuration;
