import { token } from '../../kernel';

/** Where adapters report whether the server has answered, for every attempt of every call. */
export interface Reachability {
  /** An answer has arrived, whatever its status. */
  reportReached(): void;
  /** No answer has arrived. Never called for an aborted call. */
  reportUnreached(): void;
}

export const Reachability = token<Reachability>('Reachability');
