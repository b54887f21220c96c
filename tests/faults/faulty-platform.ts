import { firstValueFrom } from 'rxjs';
import type { Chance } from '../../fixtures/builders';
import type { Clock } from '../../src/ports/environment/clock';

/** Faults of one exchange. With a lost answer the server has processed the request. */
const FAULTS = [
  'none',
  'none',
  'none',
  'none',
  'none',
  'lost request',
  'lost answer',
  'busy',
  'broken',
  'page',
] as const;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const refusal = (status: number, code: string): Answer => ({
  status,
  body: { errors: [{ message: code, extensions: { code } }] },
});

/**
 * A server on virtual time whose answers are randomly late, lost, refused or unreadable. Holds the cookie of one
 * browser.
 */
export class FaultyPlatform {
  /** Maximum number of concurrent refreshes. */
  maxConcurrentRefreshes = 0;
  refreshes = 0;
  /** True once the server has refused a refresh. */
  hasRefused = false;
  /** When false, every request is answered in time. */
  faulty = true;
  /** When false, the answer to a refresh is never lost: the server has then replaced a token that the browser lacks. */
  mayEndSession = true;
  private refreshing = 0;
  private generation = 1;
  private cookie = 1;
  private revoked = false;
  private readonly tokens = new Map<string, number>();
  private count = 0;

  constructor(
    private readonly clock: Clock,
    private readonly chance: Chance,
    private readonly lifetime: number,
  ) {}

  /** Ends the session on the server only. */
  revoke(): void {
    this.revoked = true;
  }

  /** Expires every access token, as after a sleep or a clock change. */
  expireAll(): void {
    this.tokens.clear();
  }

  issue(): { readonly access_token: string; readonly expires: number } {
    this.count += 1;
    const access_token = `token-${this.count}`;
    this.tokens.set(access_token, this.clock.now() + this.lifetime);
    return { access_token, expires: this.lifetime };
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const path = new URL(String(input)).pathname;
    const refreshes = path === '/auth/refresh';
    if (refreshes) this.begin();
    try {
      return await this.exchange(path, init);
    } finally {
      if (refreshes) this.refreshing -= 1;
    }
  };

  private begin(): void {
    this.refreshes += 1;
    this.refreshing += 1;
    this.maxConcurrentRefreshes = Math.max(this.maxConcurrentRefreshes, this.refreshing);
  }

  private async exchange(path: string, init: RequestInit): Promise<Response> {
    const { chance } = this;
    const fault = this.faulty ? chance.pick(FAULTS) : 'none';
    const sent = this.cookie;
    await this.pass(init.signal);
    if (fault === 'lost request') throw new TypeError('lost');
    if (fault === 'busy') return this.respond({ status: 429, body: { errors: [] } });
    if (fault === 'broken') return this.respond({ status: chance.pick([500, 502, 503]), body: { errors: [] } });
    if (fault === 'page') return new Response('<h1>Sign in to the wireless</h1>', { status: 200 });
    const generation = this.generation;
    const answer =
      path === '/auth/refresh' ? this.refresh(sent) : this.items(new Headers(init.headers).get('Authorization'));
    const rotated = this.generation !== generation;
    await this.pass(init.signal);
    if (fault === 'lost answer' && (this.mayEndSession || path !== '/auth/refresh')) throw new TypeError('lost');
    if (rotated) this.cookie = this.generation;
    return this.respond(answer);
  }

  private pass(signal: AbortSignal | null | undefined): Promise<void> {
    signal?.throwIfAborted();
    return firstValueFrom(this.clock.after(this.faulty ? this.chance.integer(1, 2500) : 20));
  }

  private refresh(sent: number): Answer {
    if (this.revoked || sent !== this.generation) {
      this.hasRefused = true;
      return refusal(401, 'INVALID_CREDENTIALS');
    }
    this.generation += 1;
    return { status: 200, body: { data: this.issue() } };
  }

  private items(header: string | null): Answer {
    const until = this.tokens.get(header?.replace('Bearer ', '') ?? '') ?? 0;
    return until > this.clock.now() ? { status: 200, body: { data: [] } } : refusal(401, 'INVALID_CREDENTIALS');
  }

  private respond({ status, body }: Answer): Response {
    return new Response(JSON.stringify(body), { status });
  }
}
