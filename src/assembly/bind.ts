import type { ContainerModuleLoadOptions, MapToResolvedValueInjectOptions, ServiceIdentifier } from 'inversify';
import type { Token } from '../kernel';

/** A token as inversify names it. */
export const identifierOf = <A>(token: Token<A>): ServiceIdentifier<A> => token as ServiceIdentifier<A>;

type TokensFor<Values extends readonly unknown[]> = { readonly [K in keyof Values]: Token<Values[K]> };

/**
 * Binds a token to a factory as a lazy singleton. The compiler checks each argument of the factory against its token,
 * which Inversify does not.
 */
export const bind = <A, Values extends unknown[]>(
  { bind: bindIn }: ContainerModuleLoadOptions,
  token: Token<A>,
  tokens: TokensFor<Values>,
  create: (...values: Values) => A,
): void => {
  bindIn<A>(identifierOf(token))
    .toResolvedValue(create, tokens as unknown as MapToResolvedValueInjectOptions<Values>)
    .inSingletonScope();
};
