import { isLeft } from 'fp-ts/Either';
import { defer, mergeMap, of } from 'rxjs';
import { chainCall, isApiCode, type Call, type Failure } from '../../kernel';
import type { SessionTokens } from '../../ports/session-tokens';

/** The platform's word for an access token that is unknown or has run out. */
const refusesToken = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.status === 401 && isApiCode(failure, 'INVALID_CREDENTIALS');

/**
 * Runs the attempt with the token of the moment. When the server refuses that token, tries again with the one that has
 * taken its place meanwhile; when there is none, or that is refused too, renews it and tries a last time. Without a
 * token there is nothing to renew, so the refusal stands.
 */
export const withTokenRefresh = <A>(tokens: SessionTokens, attempt: (token: string | null) => Call<A>): Call<A> =>
  defer(() => {
    const renewed = (): Call<A> => tokens.refresh().pipe(chainCall(attempt));
    const trying = (token: string | null, before: string | null): Call<A> =>
      attempt(token).pipe(
        mergeMap((result) => {
          if (token === null || !isLeft(result) || !refusesToken(result.left)) return of(result);
          const now = tokens.current();
          return before === null && now !== null && now !== token ? trying(now, token) : renewed();
        }),
      );
    return trying(tokens.current(), null);
  });
