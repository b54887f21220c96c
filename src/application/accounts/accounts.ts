import type { Call } from '../../kernel';
import type { AccountsGateway } from '../../ports/accounts-gateway';

/** The ways into an account beside its password: a forgotten one, an invitation, a sign-on elsewhere. */
export class Accounts {
  constructor(private readonly gateway: AccountsGateway) {}

  /** Succeeds whether or not anybody has that address. */
  requestPasswordReset(email: string): Call<void> {
    return this.gateway.requestPasswordReset(email.trim());
  }

  resetPassword(token: string, password: string): Call<void> {
    return this.gateway.resetPassword(token, password);
  }

  acceptInvitation(token: string, password: string): Call<void> {
    return this.gateway.acceptInvitation(token, password);
  }

  signOnProviders(): Call<readonly string[]> {
    return this.gateway.signOnProviders();
  }

  /** `back` is an absolute address of this application. */
  signOnLink(provider: string, back: string): string {
    return this.gateway.signOnLink(provider, back);
  }
}
