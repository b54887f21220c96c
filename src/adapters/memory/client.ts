import { defer } from 'rxjs';
import type { Call } from '../../kernel';
import type { SessionTokens } from '../../ports/environment/session-tokens';
import { withTokenRefresh } from '../authorization/with-token-refresh';
import type { Accountability } from './accountability';
import type { MemoryConnection } from './connection';
import type { Platform } from './platform';

type Work<A> = (platform: Platform, who: Accountability) => A;

/** Calls for the signed-in user, whose token is refreshed once. */
export class MemoryClient {
  constructor(
    private readonly connection: MemoryConnection,
    private readonly tokens: SessionTokens,
  ) {}

  /** Whether the world has policies, as servers of generation 11. */
  get hasPolicies(): boolean {
    return this.connection.platform.hasPolicies;
  }

  read<A>(endpoint: string, work: Work<A>): Call<A> {
    return this.call(endpoint, false, work);
  }

  write<A>(endpoint: string, work: Work<A>): Call<A> {
    return this.call(endpoint, true, work);
  }

  /** As `write`, but never refreshes the token: for calls where INVALID_CREDENTIALS refers to a password. */
  writeWithoutRefresh<A>(endpoint: string, work: Work<A>): Call<A> {
    return defer(() => this.attempt(endpoint, true, work, this.tokens.current()));
  }

  /** As `read` and `write`, for asynchronous work. */
  callAsync<A>(endpoint: string, write: boolean, work: Work<Promise<A>>): Call<A> {
    return withTokenRefresh(this.tokens, (token) =>
      this.connection.callAsync({
        endpoint,
        write,
        run: (platform) => work(platform, platform.auth.authenticate(token)),
      }),
    );
  }

  private call<A>(endpoint: string, write: boolean, work: Work<A>): Call<A> {
    return withTokenRefresh(this.tokens, (token) => this.attempt(endpoint, write, work, token));
  }

  private attempt<A>(endpoint: string, write: boolean, work: Work<A>, token: string | null): Call<A> {
    return this.connection.call({
      endpoint,
      write,
      run: (platform) => work(platform, platform.auth.authenticate(token)),
    });
  }
}
