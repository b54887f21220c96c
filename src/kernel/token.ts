/** Identifies a service at run time: its class, or for an interface a symbol of the same name with the interface's type. */
export type Token<A> = (symbol & { readonly _type?: A }) | (abstract new (...args: never[]) => A);

export const token = <A>(name: string): Token<A> & symbol => Symbol(name) as Token<A> & symbol;
