import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Compilation, type Compiler, type Module, sources } from 'webpack';
import { licencesText, packageFolder, readPackages } from './licences';

/**
 * Packages without a module of their own: the icons are data, the bundler adds the code that loads chunks, and the
 * service worker is a compilation of its own.
 */
export const WITHOUT_MODULES = [
  '@iconify-json/ic',
  'mini-css-extract-plugin',
  'webpack',
  'workbox-core',
  'workbox-routing',
  'workbox-strategies',
];

/** The packages that the application depends on; of some, the build keeps only what they re-export from others. */
export const dependenciesOf = (root: string): readonly string[] => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly dependencies?: object };
  return Object.keys(manifest.dependencies ?? {});
};

/** The file of a module; of those that were merged into one, the files of all. */
const filesOf = (module: Module): readonly string[] => {
  const merged = (module as { readonly modules?: readonly Module[] }).modules;
  return merged === undefined ? [module.nameForCondition() ?? ''] : merged.flatMap(filesOf);
};

/**
 * Writes `licences.txt`: the dependencies, every package with a module in the build, and `others`. Fails the build when
 * one may not be shipped.
 */
export class LicencesPlugin {
  constructor(
    private readonly root: string,
    private readonly others: readonly string[] = WITHOUT_MODULES,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Licences', (compilation) => {
      // Before the service worker, which lists all files.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'Licences', stage }, () => {
        const folders = [...compilation.modules]
          .filter((module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0)
          .flatMap(filesOf)
          .map(packageFolder)
          .filter((folder) => folder !== null);
        const named = [...dependenciesOf(this.root), ...this.others];
        const others = named.map((name) => join(this.root, 'node_modules', name));
        const own = readFileSync(join(this.root, 'LICENSE'), 'utf8');
        const text = licencesText(own, readPackages([...folders, ...others]));
        compilation.emitAsset('licences.txt', new sources.RawSource(text));
      });
    });
  }
}
