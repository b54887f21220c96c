import { EXTENSION_KINDS, type ExtensionKind, isExtensionName } from '../../domain/extensions';

/** Where the script of an extension lies. `root` is the absolute URL of the API, no trailing slash. */
export const extensionUrl = (root: string, kind: ExtensionKind, name: string): string =>
  `${root}/extensions/${kind}/${name}/index.js`;

/** True for exactly the addresses of extensions below the root, when the root is of that origin. */
export const isExtensionUrl = (address: string, root: string, origin: string): boolean => {
  if (!URL.canParse(root) || new URL(root).origin !== origin) return false;
  const name = address.slice(root.length).split('/')[3] ?? '';
  return isExtensionName(name) && EXTENSION_KINDS.some((kind) => address === extensionUrl(root, kind, name));
};

/** Named by the Content-Security-Policy (host/security-headers.ts). */
const POLICY = 'quarterdeck-extensions';

/** Makes an address into one that a script element may have. Throws for whatever is not the script of an extension of this origin. */
export type ScriptPolicy = (address: string) => string;

/** Trusted Types, as far as they are needed here; browsers without them have no such member. */
export interface PolicyTarget {
  readonly location: Pick<Location, 'origin'>;
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: ScriptPolicy },
    ): { createScriptURL(address: string): unknown };
  };
}

/** To be asked for once a page: a browser that knows Trusted Types makes no second policy of that name. */
export const scriptPolicy = (target: PolicyTarget, root: string): ScriptPolicy => {
  const checked: ScriptPolicy = (address) => {
    if (isExtensionUrl(address, root, target.location.origin)) return address;
    throw new TypeError(`'${address}' is no script of an extension of ${target.location.origin}`);
  };
  const policy = target.trustedTypes?.createPolicy(POLICY, { createScriptURL: checked });
  // The DOM's own types know only text where a browser takes trusted addresses.
  return policy === undefined ? checked : (address) => policy.createScriptURL(address) as string;
};
