import { token } from '../../kernel';

/** Generates unique ids, replaceable in tests. */
export interface Identifiers {
  /** A random uuid of version 4, in lower case. */
  uuid(): string;
}

export const Identifiers = token<Identifiers>('Identifiers');
