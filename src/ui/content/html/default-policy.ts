import { sanitiseMarkup } from './sanitise';

/** The part of Trusted Types used here; browsers without them lack the member. */
interface PolicyTarget {
  readonly trustedTypes?: {
    createPolicy(name: 'default', rules: { readonly createHTML: (html: string) => string }): unknown;
  };
}

const installed = new WeakSet<PolicyTarget>();

/**
 * From now on, text that a library assigns as HTML is sanitised; without it the browser throws, as the
 * Content-Security-Policy demands. Text assigned as a script or as the address of one is still refused. For the chunks of
 * libraries that build their controls from text; call it before such a library runs.
 */
export const installDefaultPolicy = (target: PolicyTarget = window as PolicyTarget): void => {
  if (installed.has(target)) return;
  installed.add(target);
  target.trustedTypes?.createPolicy('default', { createHTML: sanitiseMarkup });
};
