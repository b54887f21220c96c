import { createContext, useContext } from 'react';
import type { Token } from '../kernel';

/** What views may ask of the container: one service by its token. */
export interface Services {
  get<A>(token: Token<A>): A;
}

/** Filled by `ServicesProvider`. */
export const ServicesContext = createContext<Services | null>(null);

/** The container itself; for `useService` and `useViewModel`. Throws outside of a `ServicesProvider`. */
export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('There is no ServicesProvider around this component');
  return services;
};

export const useService = <A>(token: Token<A>): A => useServices().get(token);
