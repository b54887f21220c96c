import { map, timer } from 'rxjs';
import { HttpAccountsGateway, HttpAuthGateway, HttpClient, httpGateways, HttpTransport } from '../src/adapters/http';
import { userIdOfToken } from '../src/domain/session';
import { fail, sessionEnded } from '../src/kernel';
import type { AccountsGateway } from '../src/ports/gateways/accounts-gateway';
import type { AuthGateway } from '../src/ports/gateways/auth-gateway';
import type { Clock } from '../src/ports/environment/clock';
import type { Gateways } from '../src/ports/gateways/gateways';
import type { SessionTokens } from '../src/ports/environment/session-tokens';

/** All gateways, for one user. */
export interface AllGateways extends Gateways {
  readonly accounts: AccountsGateway;
  readonly auth: AuthGateway;
}

const clock: Clock = { now: () => Date.now(), after: (milliseconds) => timer(milliseconds).pipe(map(() => undefined)) };

/** A fixed access token, or none for anonymous access. It cannot be renewed: a refused token ends the session. */
export const fixedTokens = (token: string | null): SessionTokens => ({
  userId: token === null ? null : userIdOfToken(token),
  current: () => token,
  refresh: () => fail(sessionEnded),
});

/** The application's HTTP gateways for the API at this root URL. */
export const gatewaysOverHttp = (root: string, tokens: SessionTokens, fetch: typeof globalThis.fetch): AllGateways => {
  const transport = new HttpTransport(root, fetch);
  return {
    accounts: new HttpAccountsGateway(transport),
    auth: new HttpAuthGateway(transport),
    ...httpGateways(new HttpClient(transport, tokens, clock)),
  };
};
