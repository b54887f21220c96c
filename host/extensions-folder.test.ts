/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extensionsIn, requireExtensionsIn } from './extensions-folder';

const folderWith = (...scripts: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'extensions-'));
  for (const script of scripts) {
    mkdirSync(join(folder, script, '..'), { recursive: true });
    writeFileSync(join(folder, script), '');
  }
  return folder;
};

test('lists the folders with an index.js by kind, sorted', () => {
  const folder = folderWith(
    'interfaces/b/index.js',
    'interfaces/a/index.js',
    'interfaces/none/readme.md',
    'other/x/index.js',
  );
  expect(extensionsIn(folder)).toEqual({ modules: [], layouts: [], interfaces: ['a', 'b'], displays: [] });
});

test('leaves out names that are no extension names', () => {
  const folder = folderWith('displays/fine/index.js', 'displays/not fine/index.js');
  expect(extensionsIn(folder).displays).toEqual(['fine']);
});

test('throws with the path when the folder is missing or has no extension', () => {
  expect(() => requireExtensionsIn('/no/such/folder')).toThrow('there is no folder /no/such/folder');
  expect(() => requireExtensionsIn(folderWith('readme.md'))).toThrow('has no modules/');
});

test('lists nothing of a missing folder that is not required', () => {
  expect(extensionsIn('/no/such/folder')).toEqual({ modules: [], layouts: [], interfaces: [], displays: [] });
});
