import { timer, map } from 'rxjs';
import { HttpAccountsGateway, HttpAuthGateway, HttpClient, httpGateways, HttpTransport } from '../src/adapters/http';
import type { Clock } from '../src/ports/clock';
import type { SessionTokens } from '../src/ports/session-tokens';
import type { AllGateways } from './gateway-set';
import { fail, sessionEnded } from '../src/kernel';

const clock: Clock = { now: () => Date.now(), after: (milliseconds) => timer(milliseconds).pipe(map(() => undefined)) };

/** Somebody with this one token, or nobody. It cannot be renewed: a refused token ends the session. */
export const fixedTokens = (token: string | null): SessionTokens => ({
  current: () => token,
  refresh: () => fail(sessionEnded),
});

/** The application's own HTTP gateways against the API at this root. */
export const gatewaysOverHttp = (root: string, tokens: SessionTokens, fetch: typeof globalThis.fetch): AllGateways => {
  const transport = new HttpTransport(root, fetch);
  return {
    accounts: new HttpAccountsGateway(transport),
    auth: new HttpAuthGateway(transport),
    ...httpGateways(new HttpClient(transport, tokens, clock)),
  };
};
