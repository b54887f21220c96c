import { isLeft, isRight, left, right } from 'fp-ts/Either';
import { defer, map, tap } from 'rxjs';
import { userIdOfToken, type Credentials, type Tokens } from '../../../domain/session';
import { apiFailure, type Call, chainCall, isApiCode, isRefusal, mapCall } from '../../../kernel';
import type { AuthGateway } from '../../../ports/gateways/auth-gateway';
import { decodeData } from '../codecs/decode';
import { endpointOf, type HttpRequest } from '../request';
import type { HttpTransport } from '../transport';
import { tokens } from '../codecs/users';

/** method → request; `mode: cookie` keeps the refresh token out of reach of scripts. */
const requests = {
  login: (credentials: Credentials) => ({
    method: 'POST',
    path: '/auth/login',
    body: { ...credentials, mode: 'cookie' },
  }),
  refresh: () => ({ method: 'POST', path: '/auth/refresh' }),
  logout: () => ({ method: 'POST', path: '/auth/logout' }),
} satisfies Record<Exclude<keyof AuthGateway, 'expectsSession' | 'rememberedUser'>, (...input: never[]) => HttpRequest>;

/** What this browser remembers of its session for its next page. Never tokens. */
export interface SessionHint {
  /** Whether a session is expected. */
  isSet(): boolean;
  /** Called after a sign-in or refresh; the user is null where the token does not name it. */
  set(user: string | null): void;
  /** Whose session is expected; null when it must have expired meanwhile, and without one. */
  user(): string | null;
  /** There is no session any more. */
  clear(): void;
  /** The user has signed out, of which the server may not know. */
  end(): void;
  /** Whether `end` was called after the last `set` or `clear`. */
  isEnding(): boolean;
}

const NO_HINT: SessionHint = {
  isSet: () => false,
  set: () => undefined,
  user: () => null,
  clear: () => undefined,
  end: () => undefined,
  isEnding: () => false,
};

const signedOut = apiFailure(401, 'INVALID_CREDENTIALS', 'The user has signed out.');

/** Sends no access token, because these calls issue them. */
export class HttpAuthGateway implements AuthGateway {
  constructor(
    private readonly transport: HttpTransport,
    private readonly hint: SessionHint = NO_HINT,
    /** Whether this browser keeps pages for reading without a connection. */
    private readonly keepsPages = false,
  ) {}

  expectsSession(): boolean {
    return this.hint.isSet();
  }

  rememberedUser(): string | null {
    return this.keepsPages ? this.hint.user() : null;
  }

  login(credentials: Credentials): Call<Tokens> {
    return this.tokens(requests.login(credentials));
  }

  refresh(): Call<Tokens> {
    return defer(() => (this.hint.isEnding() ? this.refreshAfterSignOut() : this.tokens(requests.refresh()))).pipe(
      tap((result) => {
        if (isLeft(result) && isRefusal(result.left) && !this.hint.isEnding()) this.hint.clear();
      }),
    );
  }

  /** Signs out. The server answers INVALID_PAYLOAD when there is no session; that counts as success. */
  logout(): Call<void> {
    return defer(() => {
      this.hint.end();
      return this.transport.send(requests.logout(), null);
    }).pipe(
      mapCall(() => undefined),
      map((result) => (isLeft(result) && isApiCode(result.left, 'INVALID_PAYLOAD') ? right(undefined) : result)),
      tap((result) => {
        // The answer may come after the next sign-in.
        if (isRight(result) && this.hint.isEnding()) this.hint.clear();
      }),
    );
  }

  /** The cookie may still be valid, because the server was not told of the sign-out. */
  private refreshAfterSignOut(): Call<Tokens> {
    return this.logout().pipe(
      map((result) => left(isLeft(result) && result.left.kind === 'network' ? result.left : signedOut)),
    );
  }

  private tokens(request: HttpRequest): Call<Tokens> {
    return this.transport.send(request, null).pipe(
      chainCall((answer) => decodeData(endpointOf(request), tokens, answer.body, 'data')),
      tap((result) => {
        if (isRight(result)) this.hint.set(userIdOfToken(result.right.access_token));
      }),
    );
  }
}
