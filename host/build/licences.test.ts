/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';
import { mayBeShipped, packageFolder } from './licences';
import { LicencesPlugin } from './licences-plugin';

const root = mkdtempSync(join(tmpdir(), 'licences-'));

const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

const writePackage = (path: string, manifest: object, licence: string | null): void => {
  write(
    `${path}/package.json`,
    JSON.stringify({ name: path.split('node_modules/').at(-1), version: '1.0.0', ...manifest }),
  );
  write(`${path}/index.js`, `export const name = ${JSON.stringify(path)};`);
  if (licence !== null) write(`${path}/LICENSE`, licence);
};

beforeAll(() => {
  write('package.json', JSON.stringify({ dependencies: { declared: '1.0.0' } }));
  write('LICENSE', 'The licence of the application');
  writePackage('node_modules/used', { license: 'MIT', author: { name: 'Ada' } }, 'Copyright Ada');
  writePackage('node_modules/used/node_modules/@inner/part', { license: '(MPL-2.0 OR Apache-2.0)' }, 'Copyright Inner');
  writePackage('node_modules/declared', { license: 'ISC' }, 'Copyright Declared');
  writePackage('node_modules/data', { license: 'Apache-2.0', repository: { url: 'https://data.example' } }, null);
  writePackage('node_modules/unused', { license: 'MIT' }, 'Copyright Unused');
  writePackage('node_modules/closed', { license: 'UNLICENSED' }, null);
  write('node_modules/used/index.js', "import { name } from '@inner/part'; console.log(name);");
  write('main.js', "import 'used'; import('./later.js');");
  write('later.js', "import { name } from 'used/node_modules/@inner/part/index.js'; console.log(name);");
  write('closed.js', "import { name } from 'closed'; console.log(name);");
});

afterAll(() => rmSync(root, { recursive: true }));

const build = async (entry: string): Promise<Stats | undefined> => {
  const configuration: Configuration = {
    mode: 'production',
    context: root,
    entry,
    output: { path: join(root, 'dist') },
    plugins: [new LicencesPlugin(root, ['data'])],
  };
  return promisify<Configuration, Stats | undefined>(webpack)(configuration);
};

test('a build lists the packages with code in it, the dependencies and what is named, with their texts', async () => {
  await build('./main.js');
  const text = readFileSync(join(root, 'dist/licences.txt'), 'utf8');
  const titles = [...text.matchAll(/^-{80}\n(.+)\nLicence: (.+)$/gm)].map(([, name, licence]) => [name, licence]);
  expect(titles).toEqual([
    ['@inner/part 1.0.0', '(MPL-2.0 OR Apache-2.0)'],
    ['data 1.0.0', 'Apache-2.0'],
    ['declared 1.0.0', 'ISC'],
    ['used 1.0.0', 'MIT'],
  ]);
  for (const part of ['The licence of the application', 'Author: Ada', 'Copyright Inner', 'https://data.example'])
    expect(text).toContain(part);
});

test('a build with a package that may not be shipped fails and names it', async () => {
  await expect(build('./closed.js')).rejects.toThrow(/may not be shipped.*\n {2}closed 1\.0\.0: UNLICENSED/);
});

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['GPL-3.0 OR MIT', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('a package under %j may be shipped: %s', (licence, allowed) => {
  expect(mayBeShipped(licence)).toBe(allowed);
});

test.each([
  ['/app/node_modules/a/dist/a.js', '/app/node_modules/a'],
  ['/app/node_modules/@b/c/d.css', '/app/node_modules/@b/c'],
  ['/app/node_modules/a/node_modules/@b/c/d.js', '/app/node_modules/a/node_modules/@b/c'],
  ['/app/src/main.ts', null],
])('%s belongs to the package %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});
