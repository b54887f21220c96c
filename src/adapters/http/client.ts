import { defer, finalize, map, merge, of, Subject } from 'rxjs';
import { apiFailure, chainCall, fail, mapCall, uploadResult, type Call, type UploadProgress, type Upload } from '../../kernel';
import type { Clock } from '../../ports/clock';
import type { SessionTokens } from '../../ports/session-tokens';
import { withTokenRefresh } from '../authorization/with-token-refresh';
import { decodeData, type Codec } from './codecs/decode';
import { withRetry, withTimeout } from './with-retry';
import { endpointOf, type HttpRequest } from './request';
import type { HttpTransport } from './transport';

const assertWritten = <A>(request: HttpRequest, codec: Codec<A>): ((call: Call<unknown>) => Call<A>) =>
  chainCall((body) =>
    body === null ? fail(apiFailure(404, 'ITEM_NOT_FOUND', '')) : decodeData(endpointOf(request), codec, body, 'data'),
  );

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
  command(request: HttpRequest): Call<void> {
    return this.send(request).pipe(mapCall(() => undefined));
  }

  /**
   * For writes: what was written, as it now is. The platform answers a change of something that is gone with success and
   * no body, and it does the same for what was written but may not be read. Either way there is nothing to show, and it
   * must not pass for a save.
   */
  write<A>(request: HttpRequest, codec: Codec<A>): Call<A> {
    return this.send(request).pipe(assertWritten(request, codec));
  }

  /** Likewise for a write that carries `size` bytes, telling how far they have come. */
  upload<A>(request: HttpRequest, size: number, codec: Codec<A>): Upload<A> {
    return defer(() => {
      const progress$ = new Subject<UploadProgress>();
      const told = (bytes: number, total: number): void =>
        progress$.next({ kind: 'sending', sentBytes: bytes, totalBytes: total });
      const answer$ = this.sendWithRetry(request, (token) => this.transport.upload(request, token, told)).pipe(
        mapCall((answer) => answer.body),
        assertWritten(request, codec),
        map(uploadResult),
        finalize(() => progress$.complete()),
      );
      return merge(of<UploadProgress>({ kind: 'sending', sentBytes: 0, totalBytes: size }), progress$, answer$);
    });
  }

  /** The bytes of an answer that is a file. */
  download(request: HttpRequest): Call<Blob> {
    return this.sendWithRetry(request, (token) => this.transport.file(request, token));
  }

  /** The answer's body as it came; null when it was empty. */
  send(request: HttpRequest): Call<unknown> {
    const answer$ = this.sendWithRetry(request, (token) => this.transport.send(request, token));
    const timely$ = request.method === 'GET' ? withTimeout(answer$, endpointOf(request), this.clock) : answer$;
    return timely$.pipe(mapCall((answer) => answer.body));
  }

  /** Likewise with the token of the moment and never another: for calls of which INVALID_CREDENTIALS speaks of a password. */
  sendWithoutRefresh(request: HttpRequest): Call<unknown> {
    return defer(() => this.transport.send(request, this.tokens.current())).pipe(mapCall((answer) => answer.body));
  }

  private sendWithRetry<A>(request: HttpRequest, send: (token: string | null) => Call<A>): Call<A> {
    const attempt = withTokenRefresh(this.tokens, send);
    return request.method === 'GET' ? withRetry(attempt, this.clock, this.random) : attempt;
  }
}
