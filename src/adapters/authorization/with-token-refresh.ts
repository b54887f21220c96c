import { isLeft, mapLeft } from 'fp-ts/Either';
import { defer, map, mergeMap, of } from 'rxjs';
import { chainCall, isApiCode, type Call, type Failure } from '../../kernel';
import type { SessionTokens } from '../../ports/environment/session-tokens';

/** An unknown access token is rejected with the first; an expired one with the second from 9.26 on. */
const REFUSED_TOKENS = ['INVALID_CREDENTIALS', 'TOKEN_EXPIRED', 'INVALID_TOKEN'] as const;

const refusesToken = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.status === 401 && REFUSED_TOKENS.some((code) => isApiCode(failure, code));

/** The refresh that was not answered precedes the call, which therefore has changed nothing. */
const asNotSent = (failure: Failure): Failure => (failure.kind === 'network' ? { ...failure, write: false } : failure);

/**
 * Runs the call with the current token. When the server rejects that token, retries once with a token that another call
 * has refreshed in between; otherwise, or when that one is rejected too, refreshes the token and retries a last time.
 * Without a session the rejection is returned, because there is nothing to refresh; in a session that has no token yet,
 * the call waits for one.
 */
export const withTokenRefresh = <A>(tokens: SessionTokens, attempt: (token: string | null) => Call<A>): Call<A> =>
  defer(() => {
    const renewed = (): Call<A> => tokens.refresh().pipe(map(mapLeft(asNotSent)), chainCall(attempt));
    const trying = (token: string | null, before: string | null): Call<A> =>
      attempt(token).pipe(
        mergeMap((result) => {
          if (token === null || !isLeft(result) || !refusesToken(result.left)) return of(result);
          const now = tokens.current();
          return before === null && now !== null && now !== token ? trying(now, token) : renewed();
        }),
      );
    const token = tokens.current();
    return token === null && tokens.userId !== null ? renewed() : trying(token, null);
  });
