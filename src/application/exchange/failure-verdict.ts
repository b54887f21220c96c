import type { Failure } from '../../kernel';

/**
 * What a failure says of a write: the platform has refused it, it is to be tried later and has done nothing, or nobody knows
 * whether it has done something.
 */
export type Verdict = 'refused' | 'not_now' | 'lost';

const LATER: readonly number[] = [401, 429, 503];
const GATEWAY: readonly number[] = [502, 504];

export const verdictOn = (failure: Failure): Verdict => {
  switch (failure.kind) {
    case 'session-ended':
      return 'not_now';
    case 'api':
      if (LATER.includes(failure.status)) return 'not_now';
      return GATEWAY.includes(failure.status) ? 'lost' : 'refused';
    default:
      return 'lost';
  }
};
