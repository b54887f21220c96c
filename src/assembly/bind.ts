import type { ContainerModuleLoadOptions, MapToResolvedValueInjectOptions } from 'inversify';
import type { Token } from '../kernel';

type TokensFor<Values extends readonly unknown[]> = { readonly [K in keyof Values]: Token<Values[K]> };

/**
 * Says how the service behind a token is made, with every argument checked against the token it comes from. One
 * instance each. Nothing is made before somebody asks for it.
 */
export const bind = <A, Values extends unknown[]>(
  { bind: bindIn }: ContainerModuleLoadOptions,
  token: Token<A>,
  tokens: TokensFor<Values>,
  make: (...values: Values) => A,
): void => {
  bindIn<A>(token)
    .toResolvedValue(make, tokens as unknown as MapToResolvedValueInjectOptions<Values>)
    .inSingletonScope();
};
