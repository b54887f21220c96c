import { EXTENSION_KINDS, type ExtensionKind, isExtensionName } from '../../domain/extensions';

/** URL of an extension's script. `root` is the absolute URL of the API, without a trailing slash. */
export const extensionUrl = (root: string, kind: ExtensionKind, name: string): string =>
  `${root}/extensions/${kind}/${name}/index.js`;

/** True for URLs of extension scripts below the root, when the root has that origin. */
export const isExtensionUrl = (address: string, root: string, origin: string): boolean => {
  if (!URL.canParse(root) || new URL(root).origin !== origin) return false;
  const name = address.slice(root.length).split('/')[3] ?? '';
  return isExtensionName(name) && EXTENSION_KINDS.some((kind) => address === extensionUrl(root, kind, name));
};

/** Turns a URL into one that the browser takes as a script. Throws for a URL that is not allowed. */
export type ScriptPolicy = (address: string) => string;

/** The part of Trusted Types used here; browsers without them lack the member. */
export interface PolicyTarget {
  readonly location: object;
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: ScriptPolicy },
    ): { createScriptURL(address: string): unknown };
  };
}

/**
 * Creates the policy of this name, which the Content-Security-Policy allows (host/security-headers.ts). Call it once per
 * page: a browser with Trusted Types rejects a second policy of the same name.
 */
export const scriptPolicy = (
  target: PolicyTarget,
  name: string,
  isAllowed: (address: string) => boolean,
): ScriptPolicy => {
  const checked: ScriptPolicy = (address) => {
    if (isAllowed(address)) return address;
    throw new TypeError(`'${address}' is no script that the policy '${name}' allows`);
  };
  const policy = target.trustedTypes?.createPolicy(name, { createScriptURL: checked });
  // TypeScript's DOM types declare script URLs as strings, while such a browser takes the TrustedScriptURL.
  return policy === undefined ? checked : (address) => policy.createScriptURL(address) as string;
};
