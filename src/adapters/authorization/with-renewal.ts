import { isLeft } from 'fp-ts/Either';
import { defer, mergeMap, of } from 'rxjs';
import { chainCall, isApiCode, type Call, type Failure } from '../../kernel';
import type { SessionTokens } from '../../ports/session-tokens';

/** The platform's word for an access token that is unknown or has run out. */
const refusesToken = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.status === 401 && isApiCode(failure, 'INVALID_CREDENTIALS');

/**
 * Runs the attempt with the token of the moment. When the server refuses that token, renews it once and tries once
 * more; what the second attempt says is final. Without a token there is nothing to renew, so the refusal stands.
 */
export const withRenewal = <A>(tokens: SessionTokens, attempt: (token: string | null) => Call<A>): Call<A> =>
  defer(() => {
    const token = tokens.current();
    return attempt(token).pipe(
      mergeMap((result) =>
        token !== null && isLeft(result) && refusesToken(result.left)
          ? tokens.renew().pipe(chainCall(attempt))
          : of(result),
      ),
    );
  });
