import type { Credentials, Tokens } from '../../../domain/session';
import type { Call } from '../../../kernel';
import type { AuthGateway } from '../../../ports/gateways/auth-gateway';
import type { MemoryConnection } from '../connection';
import type { SignedIn } from '../services/auth';

export class MemoryAuthGateway implements AuthGateway {
  constructor(private readonly connection: MemoryConnection) {}

  expectsSession(): boolean {
    return this.connection.cookie.read() !== null;
  }

  /** The world is always reached. */
  rememberedUser(): null {
    return null;
  }

  login(credentials: Credentials): Call<Tokens> {
    return this.connection.call({
      endpoint: 'POST /auth/login',
      write: true,
      run: ({ auth }) => this.keep(auth.login({ ...credentials, mode: 'cookie' })),
    });
  }

  refresh(): Call<Tokens> {
    return this.connection.call({
      endpoint: 'POST /auth/refresh',
      write: true,
      run: ({ auth }) => this.keep(auth.refresh(this.connection.cookie.read())),
    });
  }

  logout(): Call<void> {
    return this.connection.call({
      endpoint: 'POST /auth/logout',
      write: true,
      run: ({ auth }) => {
        const refreshToken = this.connection.cookie.read();
        if (refreshToken !== null) auth.logout(refreshToken);
        this.connection.cookie.write(null);
      },
    });
  }

  private keep({ tokens, refreshToken }: SignedIn): Tokens {
    this.connection.cookie.write(refreshToken);
    return tokens;
  }
}
