import { isJsonObject } from '../../src/kernel';
import type { Answer, Request } from './request';

/**
 * A difference that is meant to be; the round ends with it, since the two hold something else from then on. What is never
 * asked, because the server does not survive it or holds something else afterwards, stands in `run.ts`; what is looked past
 * in every answer, in `normalise.ts`.
 */
export interface KnownDifference {
  readonly name: string;
  readonly reason: string;
  concerns(request: Request, twin: Answer, real: Answer): boolean;
}

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    name: 'a change that is half done',
    reason:
      'The server changes the column and then refuses what is said about the field; the twin does all or nothing.',
    concerns: ({ method, path, body }, twin, real) =>
      method === 'PATCH' &&
      path.startsWith('/fields/') &&
      isJsonObject(body) &&
      twin.status === 400 &&
      real.status === 400,
  },
];
