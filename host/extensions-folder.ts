import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EXTENSION_KINDS, isExtensionName, type ExtensionKind } from '../src/domain/extensions';

const namesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => isExtensionName(name) && existsSync(join(folder, name, 'index.js')))
        .sort()
    : [];

/** Names of extensions by kind, sorted. */
export type ExtensionNames = Readonly<Record<ExtensionKind, readonly string[]>>;

/** The extensions below `<folder>/<kind>/<name>/index.js`. */
export const extensionsIn = (folder: string): ExtensionNames =>
  Object.fromEntries(EXTENSION_KINDS.map((kind) => [kind, namesIn(join(folder, kind))])) as ExtensionNames;

/** The extensions of the folder after `--extensions`. Throws when the folder is missing or has none. */
export const requireExtensionsIn = (folder: string): ExtensionNames => {
  if (!existsSync(folder)) throw new Error(`--extensions: there is no folder ${folder}`);
  const names = extensionsIn(folder);
  if (EXTENSION_KINDS.every((kind) => names[kind].length === 0)) {
    throw new Error(`--extensions: ${folder} has no ${EXTENSION_KINDS.join('/, ')}/ with NAME/index.js`);
  }
  return names;
};
