/** The identifier of a port at run time, with the port's type. */
export type Token<A> = symbol & { readonly _type?: A };

export const token = <A>(name: string): Token<A> => Symbol(name) as Token<A>;
