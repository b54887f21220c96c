/** Names a port at run time; carries the port's type at compile time. */
export type Token<A> = symbol & { readonly _type?: A };

export const token = <A>(name: string): Token<A> => Symbol(name) as Token<A>;
