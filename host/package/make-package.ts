import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { licencesText, packageFolder, readPackages } from '../build/licences';

/** What the package has besides `bin` and `dist`. */
const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'LICENSE'];

/**
 * The package.json of the package. It has no dependencies: the application is bundled in `dist`, and the server in
 * `bin`. The one of this repository stays private, so that its sources are not published by mistake.
 */
const manifestOf = (root: string): object => {
  const { name, version, description, license, engines } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, unknown>>;
  return {
    name,
    version,
    description,
    license,
    engines,
    bin: { quarterdeck: 'bin/quarterdeck.js' },
    files: ['bin', 'dist', 'CHANGELOG.md'],
  };
};

/** Bundles the server into one script for Node, with the licences of the packages in it. */
const writeCommand = async (root: string, bin: string): Promise<void> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['host/package/command.ts'],
    outfile: join(bin, 'quarterdeck.js'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    banner: { js: '#!/usr/bin/env node' },
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
  });
  const inOutput = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => packageFolder(join(root, path))),
  );
  const packages = readPackages(inOutput.filter((folder) => folder !== null));
  writeFileSync(join(bin, 'licences.txt'), licencesText(readFileSync(join(root, 'LICENSE'), 'utf8'), packages));
};

/** Packs `dist` and the command that serves it. Resolves with the path of the tarball in the folder `to`. */
export const makePackage = async (root: string, to: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-package-'));
  try {
    mkdirSync(join(folder, 'bin'));
    mkdirSync(to, { recursive: true });
    await writeCommand(root, join(folder, 'bin'));
    cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
    for (const document of DOCUMENTS) cpSync(join(root, document), join(folder, document));
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(root), null, 2)}\n`);
    const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', to];
    const [packed] = JSON.parse(execFileSync('npm', pack, { cwd: folder, encoding: 'utf8' })) as readonly [
      { readonly filename: string },
    ];
    return join(to, packed.filename);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
