import type { AccountsGateway } from '../src/ports/accounts-gateway';
import type { AuthGateway } from '../src/ports/auth-gateway';
import type { Gateways } from '../src/ports/gateways';

/** Every gateway there is, on behalf of one person. */
export interface AllGateways extends Gateways {
  readonly accounts: AccountsGateway;
  readonly auth: AuthGateway;
}
