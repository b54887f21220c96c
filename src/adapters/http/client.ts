import { chainCall, mapCall, type Call } from '../../kernel';
import type { Clock } from '../../ports/clock';
import type { SessionTokens } from '../../ports/session-tokens';
import { withRenewal } from '../authorization/with-renewal';
import { decodeData, type Codec } from './codecs/decode';
import { retrying } from './retrying';
import { endpointOf, type HttpRequest, type HttpTransport } from './transport';

/** Requests on behalf of the signed-in person: token, one renewal, retried reads, decoded answers. */
export class HttpClient {
  constructor(
    private readonly transport: HttpTransport,
    private readonly tokens: SessionTokens,
    private readonly clock: Clock,
    private readonly random: () => number = Math.random,
  ) {}

  /** The answer's `data`, checked by the codec; what does not fit fails with the path where it went wrong. */
  data<A>(request: HttpRequest, codec: Codec<A>): Call<A> {
    return this.send(request).pipe(chainCall((body) => decodeData(endpointOf(request), codec, body, 'data')));
  }

  /** The answer's `meta`, likewise. */
  meta<A>(request: HttpRequest, codec: Codec<A>): Call<A> {
    return this.send(request).pipe(chainCall((body) => decodeData(endpointOf(request), codec, body, 'meta')));
  }

  /** For calls whose answer says nothing. */
  done(request: HttpRequest): Call<void> {
    return this.send(request).pipe(mapCall(() => undefined));
  }

  /** The answer's body as it came; null when it was empty. */
  send(request: HttpRequest): Call<unknown> {
    const attempt = withRenewal(this.tokens, (token) => this.transport.send(request, token)).pipe(
      mapCall((answer) => answer.body),
    );
    return request.method === 'GET' ? retrying(attempt, this.clock, this.random) : attempt;
  }
}
