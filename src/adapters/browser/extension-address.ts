import { EXTENSION_KINDS, isExtensionName, type ExtensionKind } from '../../domain/extensions';

/** Where the script of an extension lies. `root` is the absolute URL of the API, no trailing slash. */
export const extensionAddress = (root: string, kind: ExtensionKind, name: string): string =>
  `${root}/extensions/${kind}/${name}/index.js`;

/** True for exactly the addresses of extensions below the root, when the root is of that origin. */
export const isExtensionAddress = (address: string, root: string, origin: string): boolean => {
  if (!URL.canParse(root) || new URL(root).origin !== origin) return false;
  const name = address.slice(root.length).split('/')[3] ?? '';
  return isExtensionName(name) && EXTENSION_KINDS.some((kind) => address === extensionAddress(root, kind, name));
};
