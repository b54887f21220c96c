import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EXTENSION_KINDS, isExtensionName, type ExtensionKind } from '../src/domain/extensions';

const namesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => isExtensionName(name) && existsSync(join(folder, name, 'index.js')))
        .sort()
    : [];

/** The extensions below `<folder>/<kind>/<name>/index.js`, by kind. Throws when the folder is missing or has none. */
export const extensionsIn = (folder: string): Readonly<Record<ExtensionKind, readonly string[]>> => {
  if (!existsSync(folder)) throw new Error(`--extensions: there is no folder ${folder}`);
  const found = EXTENSION_KINDS.map((kind) => [kind, namesIn(join(folder, kind))] as const);
  if (found.every(([, names]) => names.length === 0)) {
    throw new Error(`--extensions: ${folder} has no ${EXTENSION_KINDS.join('/, ')}/ with NAME/index.js`);
  }
  return Object.fromEntries(found) as Record<ExtensionKind, readonly string[]>;
};
