/**
 * Identifies a service at run time: its class, or for an interface a symbol of the same name with the interface's type.
 */
export type Token<A> = (symbol & { readonly _type?: A }) | (abstract new (...args: never[]) => A);

/** Tokens by the names under which a constructor takes their services. */
export type NamedTokens<A> = { readonly [Name in keyof A]: Token<A[Name]> };

export const token = <A>(name: string): Token<A> & symbol => Symbol(name) as Token<A> & symbol;
