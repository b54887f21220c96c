import { isLeft, right } from 'fp-ts/Either';
import { defer, map, tap } from 'rxjs';
import type { Credentials, Tokens } from '../../../domain/session';
import { type Call, chainCall, isApiCode, isRefusal, mapCall } from '../../../kernel';
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
} satisfies Record<Exclude<keyof AuthGateway, 'expectsSession'>, (...input: never[]) => HttpRequest>;

/** Remembers in this browser that it has a session, for its next page. */
export interface SessionHint {
  isSet(): boolean;
  set(): void;
  clear(): void;
}

const NO_HINT: SessionHint = { isSet: () => false, set: () => undefined, clear: () => undefined };

/** Sends no access token, because these calls issue them. */
export class HttpAuthGateway implements AuthGateway {
  constructor(
    private readonly transport: HttpTransport,
    private readonly hint: SessionHint = NO_HINT,
  ) {}

  expectsSession(): boolean {
    return this.hint.isSet();
  }

  login(credentials: Credentials): Call<Tokens> {
    return this.tokens(requests.login(credentials));
  }

  refresh(): Call<Tokens> {
    return this.tokens(requests.refresh()).pipe(
      tap((result) => {
        if (isLeft(result) && isRefusal(result.left)) this.hint.clear();
      }),
    );
  }

  /** Signs out. The server answers INVALID_PAYLOAD when there is no session; that counts as success. */
  logout(): Call<void> {
    return defer(() => {
      this.hint.clear();
      return this.transport.send(requests.logout(), null);
    }).pipe(
      mapCall(() => undefined),
      map((result) => (isLeft(result) && isApiCode(result.left, 'INVALID_PAYLOAD') ? right(undefined) : result)),
    );
  }

  private tokens(request: HttpRequest): Call<Tokens> {
    return this.transport.send(request, null).pipe(
      chainCall((answer) => decodeData(endpointOf(request), tokens, answer.body, 'data')),
      tap((result) => {
        if (!isLeft(result)) this.hint.set();
      }),
    );
  }
}
