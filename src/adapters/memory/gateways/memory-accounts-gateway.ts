import type { Call } from '../../../kernel';
import type { AccountsGateway } from '../../../ports/gateways/accounts-gateway';
import { PUBLIC } from '../accountability';
import type { MemoryConnection } from '../connection';
import type { Platform } from '../platform';

export class MemoryAccountsGateway implements AccountsGateway {
  constructor(private readonly connection: MemoryConnection) {}

  requestPasswordReset(email: string): Call<void> {
    return this.write('POST /auth/password/request', ({ passwords }) => passwords.request({ email }));
  }

  resetPassword(token: string, password: string): Call<void> {
    return this.write('POST /auth/password/reset', ({ passwords }) => passwords.reset({ token, password }));
  }

  acceptInvitation(token: string, password: string): Call<void> {
    return this.write('POST /users/invite/accept', (platform) =>
      platform.invitations(PUBLIC).accept({ token, password }),
    );
  }

  signOnProviders(): Call<readonly string[]> {
    const run = ({ signOnProviders }: Platform): readonly string[] => signOnProviders;
    return this.connection.call({ endpoint: 'GET /auth/oauth', write: false, run });
  }

  /**
   * A world in a browser has no provider to visit: the link leads straight back, as from a provider that is out of
   * service.
   */
  signOnLink(_provider: string, back: string): string {
    return `${back}${back.includes('?') ? '&' : '?'}reason=SERVICE_UNAVAILABLE`;
  }

  private write(endpoint: string, run: (platform: Platform) => void): Call<void> {
    return this.connection.call({ endpoint, write: true, run });
  }
}
