import type { Services } from './services';
import { resolveTokens, type Resolved, type Tokens } from './view-model';

/**
 * A service that the container does not know, because its code is loaded by the pages that need it: created on first use,
 * one for each container. It outlives its pages, so it follows the session itself.
 */
export const lazyService = <const T extends Tokens, A>(
  tokens: T,
  create: (...resolved: Resolved<T>) => A,
): ((services: Services) => A) => {
  const created = new WeakMap<Services, { readonly service: A }>();
  return (services) => {
    const known = created.get(services) ?? { service: create(...resolveTokens(services, tokens)) };
    created.set(services, known);
    return known.service;
  };
};
