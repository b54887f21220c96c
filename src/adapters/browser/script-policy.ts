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

/** The policy name that the Content-Security-Policy allows (host/security-headers.ts). */
const POLICY = 'quarterdeck-extensions';

/** Turns a URL into one that a script element accepts. Throws for a URL that is no extension script of this origin. */
export type ScriptPolicy = (address: string) => string;

/** The part of Trusted Types used here; browsers without them lack the member. */
export interface PolicyTarget {
  readonly location: Pick<Location, 'origin'>;
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: ScriptPolicy },
    ): { createScriptURL(address: string): unknown };
  };
}

/** Creates the policy. Call it once per page: a browser with Trusted Types rejects a second policy of the same name. */
export const scriptPolicy = (target: PolicyTarget, root: string): ScriptPolicy => {
  const checked: ScriptPolicy = (address) => {
    if (isExtensionUrl(address, root, target.location.origin)) return address;
    throw new TypeError(`'${address}' is no script of an extension of ${target.location.origin}`);
  };
  const policy = target.trustedTypes?.createPolicy(POLICY, { createScriptURL: checked });
  // TypeScript's DOM types declare `src` as string, while such a browser takes the TrustedScriptURL.
  return policy === undefined ? checked : (address) => policy.createScriptURL(address) as string;
};
