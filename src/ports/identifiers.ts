import { token } from '../kernel';

/** Names that nobody has made before, as an argument, so that tests can know them. */
export interface Identifiers {
  /** A random uuid of version 4, in lower case. */
  uuid(): string;
}

export const Identifiers = token<Identifiers>('Identifiers');
