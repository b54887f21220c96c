import { isLeft } from 'fp-ts/Either';
import { mergeMap, of } from 'rxjs';
import { type Call, chainCall, isApiCode, mapCall } from '../../../kernel';
import type { AccountsGateway } from '../../../ports/gateways/accounts-gateway';
import { decodeData } from '../codecs/decode';
import { LATER_SIGN_ON_PATHS } from '../dialect/later-nine';
import { SIGN_ON_PATHS, type SignOnPaths } from '../dialect/release-candidates';
import { endpointOf, type HttpRequest } from '../request';
import type { HttpTransport } from '../transport';
import { signOnProviders } from '../codecs/users';

/** method → request */
const requests = {
  requestPasswordReset: (email: string) => ({ method: 'POST', path: '/auth/password/request', body: { email } }),
  resetPassword: (token: string, password: string) => ({
    method: 'POST',
    path: '/auth/password/reset',
    body: { token, password },
  }),
  acceptInvitation: (token: string, password: string) => ({
    method: 'POST',
    path: '/users/invite/accept',
    body: { token, password },
  }),
  signOnProviders: (paths: SignOnPaths) => ({ method: 'GET', path: paths.list }),
  signOnLink: (paths: SignOnPaths, provider: string, redirect: string) => ({
    method: 'GET',
    path: `${paths.provider}/${encodeURIComponent(provider)}`,
    query: { redirect },
  }),
} satisfies Record<keyof AccountsGateway, (...input: never[]) => HttpRequest>;

/** Sends no access token, because the server would reject an expired one here too. */
export class HttpAccountsGateway implements AccountsGateway {
  private paths = SIGN_ON_PATHS;

  constructor(private readonly transport: HttpTransport) {}

  requestPasswordReset(email: string): Call<void> {
    return this.done(requests.requestPasswordReset(email));
  }

  resetPassword(token: string, password: string): Call<void> {
    return this.done(requests.resetPassword(token, password));
  }

  acceptInvitation(token: string, password: string): Call<void> {
    return this.done(requests.acceptInvitation(token, password));
  }

  /** Servers of later generations do not know the first path; the second is remembered for the links. */
  signOnProviders(): Call<readonly string[]> {
    return this.listProviders(this.paths).pipe(
      mergeMap((result) => {
        if (!isLeft(result) || !isApiCode(result.left, 'ROUTE_NOT_FOUND')) return of(result);
        this.paths = LATER_SIGN_ON_PATHS;
        return this.listProviders(this.paths);
      }),
    );
  }

  signOnLink(provider: string, back: string): string {
    return this.transport.urlOf(requests.signOnLink(this.paths, provider, back));
  }

  private listProviders(paths: SignOnPaths): Call<readonly string[]> {
    const request = requests.signOnProviders(paths);
    return this.transport
      .send(request, null)
      .pipe(chainCall((answer) => decodeData(endpointOf(request), signOnProviders, answer.body, 'data')));
  }

  private done(request: HttpRequest): Call<void> {
    return this.transport.send(request, null).pipe(mapCall(() => undefined));
  }
}
