import { type Call, chainCall, mapCall } from '../../../kernel';
import type { AccountsGateway } from '../../../ports/gateways/accounts-gateway';
import { decodeData } from '../codecs/decode';
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
  signOnProviders: () => ({ method: 'GET', path: '/auth/oauth' }),
  signOnLink: (provider: string, redirect: string) => ({
    method: 'GET',
    path: `/auth/oauth/${encodeURIComponent(provider)}`,
    query: { redirect },
  }),
} satisfies Record<keyof AccountsGateway, (...input: never[]) => HttpRequest>;

/** Sends no access token, because the server would reject an expired one here too. */
export class HttpAccountsGateway implements AccountsGateway {
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

  signOnProviders(): Call<readonly string[]> {
    const request = requests.signOnProviders();
    return this.transport
      .send(request, null)
      .pipe(chainCall((answer) => decodeData(endpointOf(request), signOnProviders, answer.body, 'data')));
  }

  signOnLink(provider: string, back: string): string {
    return this.transport.urlOf(requests.signOnLink(provider, back));
  }

  private done(request: HttpRequest): Call<void> {
    return this.transport.send(request, null).pipe(mapCall(() => undefined));
  }
}
