import { isLeft, right, type Either } from 'fp-ts/Either';
import { forkJoin, map, of, type Observable } from 'rxjs';
import type { Call } from './call';
import type { Failure } from './failure';

type Calls<Values extends readonly unknown[]> = { readonly [K in keyof Values]: Call<Values[K]> };

/** Several calls at once, answered when the last one has: all their values, or the first failure in their order. */
export const allCalls = <Values extends readonly unknown[]>(calls: readonly [...Calls<Values>]): Call<Values> => {
  const unnamed = calls as unknown as Call<unknown>[];
  const answers$: Observable<readonly Either<Failure, unknown>[]> = unnamed.length === 0 ? of([]) : forkJoin(unnamed);
  return answers$.pipe(
    map((answers) => {
      const values: unknown[] = [];
      for (const answer of answers) {
        if (isLeft(answer)) return answer;
        values.push(answer.right);
      }
      return right(values as unknown as Values);
    }),
  );
};
