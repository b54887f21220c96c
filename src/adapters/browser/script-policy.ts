import { isExtensionAddress } from './extension-address';

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
    if (isExtensionAddress(address, root, target.location.origin)) return address;
    throw new TypeError(`'${address}' is no script of an extension of ${target.location.origin}`);
  };
  const policy = target.trustedTypes?.createPolicy(POLICY, { createScriptURL: checked });
  // The DOM's own types know only text where a browser takes trusted addresses.
  return policy === undefined ? checked : (address) => policy.createScriptURL(address) as string;
};
