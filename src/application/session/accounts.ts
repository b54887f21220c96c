import { token } from '../../kernel';
import type { AccountsGateway } from '../../ports/gateways/accounts-gateway';

/** Account requests of pages without a session: password reset, invitation, sign-on providers. */
export type Accounts = AccountsGateway;

export const Accounts = token<Accounts>('Accounts');
