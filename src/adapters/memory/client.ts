import type { Call } from '../../kernel';
import type { SessionTokens } from '../../ports/session-tokens';
import { withRenewal } from '../authorization/with-renewal';
import type { Accountability } from './accountability';
import type { MemoryConnection } from './connection';
import type { Platform } from './platform';

type Work<A> = (platform: Platform, who: Accountability) => A;

/** Calls on behalf of the signed-in person: whoever the token of the moment belongs to, with one renewal. */
export class MemoryClient {
  constructor(
    private readonly connection: MemoryConnection,
    private readonly tokens: SessionTokens,
  ) {}

  read<A>(endpoint: string, work: Work<A>): Call<A> {
    return this.call(endpoint, false, work);
  }

  write<A>(endpoint: string, work: Work<A>): Call<A> {
    return this.call(endpoint, true, work);
  }

  private call<A>(endpoint: string, write: boolean, work: Work<A>): Call<A> {
    return withRenewal(this.tokens, (token) =>
      this.connection.call({ endpoint, write, run: (platform) => work(platform, platform.auth.authenticate(token)) }),
    );
  }
}
