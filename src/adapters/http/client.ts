import { isLeft, isRight, right } from 'fp-ts/Either';
import { defer, finalize, map, merge, type Observable, of, Subject, tap } from 'rxjs';
import {
  apiFailure,
  chainCall,
  fail,
  mapCall,
  uploadResult,
  type Call,
  type UploadProgress,
  type Upload,
} from '../../kernel';
import type { Clock } from '../../ports/environment/clock';
import type { SessionTokens } from '../../ports/environment/session-tokens';
import type { Capabilities } from '../../domain/settings';
import { withTokenRefresh } from '../authorization/with-token-refresh';
import { decodeData, type Codec } from './codecs/decode';
import { DialectChoice, SERVER_INFO } from './dialect/dialect-choice';
import { READ_TIMEOUT_MS, UNREACHED_TIMEOUT_MS, withRetry, withTimeout } from './with-retry';
import { KeptAnswers } from './kept-answers';
import { addressOf, endpointOf, type HttpRequest } from './request';
import type { HttpTransport } from './transport';

const assertWritten = <A>(request: HttpRequest, codec: Codec<A>): ((call: Call<unknown>) => Call<A>) =>
  chainCall((body) =>
    body === null ? fail(apiFailure(404, 'ITEM_NOT_FOUND', '')) : decodeData(endpointOf(request), codec, body, 'data'),
  );

/** Written at every change of the page; of no use to the next start. */
const PAGE_TRACKING = '/users/me/track/page';

/** Sends requests for the signed-in user: adds the token, refreshes it once, retries reads and decodes responses. */
export class HttpClient {
  /** Whether reads that fail are tried again. */
  protected readsAgain = true;

  constructor(
    private readonly transport: HttpTransport,
    protected readonly tokens: SessionTokens,
    protected readonly clock: Clock,
    private readonly random: () => number = Math.random,
    protected readonly answers = new KeptAnswers(clock),
    protected readonly dialects = new DialectChoice(transport, answers, clock),
  ) {}

  /** The response's `data`, decoded. A mismatch fails with the path where it was found. */
  data<A>(request: HttpRequest, codec: Codec<A>): Call<A> {
    return this.send(request).pipe(chainCall((body) => decodeData(endpointOf(request), codec, body, 'data')));
  }

  /** The response's `meta`, decoded. */
  meta<A>(request: HttpRequest, codec: Codec<A>): Call<A> {
    return this.send(request).pipe(chainCall((body) => decodeData(endpointOf(request), codec, body, 'meta')));
  }

  /** Sends a request whose response body is ignored. */
  command(request: HttpRequest): Call<void> {
    return this.send(request).pipe(mapCall(() => undefined));
  }

  /**
   * Sends a write and decodes the item it returns. The server also answers with success and no body when the item does
   * not exist, or was written and may not be read; both fail with ITEM_NOT_FOUND here, so that they do not pass for a
   * save.
   */
  write<A>(request: HttpRequest, codec: Codec<A>): Call<A> {
    return this.send(request).pipe(assertWritten(request, codec));
  }

  /** Sends a write with a body of `size` bytes and emits its progress, then the decoded item. */
  upload<A>(request: HttpRequest, size: number, codec: Codec<A>): Upload<A> {
    return defer(() => {
      const progress$ = new Subject<UploadProgress>();
      const onProgress = (bytes: number, total: number): void =>
        progress$.next({ kind: 'sending', sentBytes: bytes, totalBytes: total });
      const result$ = this.sendWithRetry(request, (token) => this.transport.upload(request, token, onProgress)).pipe(
        mapCall((answer) => answer.body),
        assertWritten(request, codec),
        map(uploadResult),
        finalize(() => progress$.complete()),
      );
      return merge(of<UploadProgress>({ kind: 'sending', sentBytes: 0, totalBytes: size }), progress$, result$);
    });
  }

  /** The body of a file response; fails with a decode failure for more than `maxBytes`. */
  download(request: HttpRequest, maxBytes?: number): Call<Blob> {
    return defer(() => {
      const received$ = new Subject<number>();
      const onBytes = (bytes: number): void => received$.next(bytes);
      const result$ = this.sendWithRetry(request, (token) =>
        this.transport.file(request, token, { maxBytes, onBytes }),
      );
      return this.withTimeout(request, result$, received$);
    });
  }

  /** The raw response body; null when it was empty. */
  send(request: HttpRequest): Call<unknown> {
    const answer$ = this.withTimeout(
      request,
      this.sendWithRetry(request, (token) => this.dialects.send(request, token)),
    );
    if (request.isKept !== true) return answer$;
    return defer(() => {
      const { user } = this;
      return answer$.pipe(tap((result) => this.answers.keep(user, addressOf(request), result, this.clock.now())));
    });
  }

  /** When the answer to this request was received, in ms since 1970: called with its answer. */
  receivedAt(_request: HttpRequest): number {
    return this.clock.now();
  }

  /** Keeps this body as the answer to the request, as if it had been received. */
  keep(request: HttpRequest, body: unknown): void {
    this.answers.keep(this.user, addressOf(request), right(body), this.clock.now());
  }

  /** What the server supports for the signed-in user, by the dialect that their requests are sent in. */
  capabilities(): Call<Capabilities> {
    return this.withTimeout(
      SERVER_INFO,
      this.sendWithRetry(SERVER_INFO, (token) => this.dialects.capabilities(token)),
    );
  }

  /** As `send`, but never refreshes the token: for requests where INVALID_CREDENTIALS refers to a password. */
  sendWithoutRefresh(request: HttpRequest): Call<unknown> {
    return this.asWrite(
      request,
      defer(() => this.dialects.send(request, this.tokens.current())),
    );
  }

  protected get user(): string | null {
    return this.tokens.userId;
  }

  /** In a session whose server has not been reached yet; what it reads is asked for again when it is reached. */
  private get isOffline(): boolean {
    return this.user !== null && this.tokens.current() === null;
  }

  /** A read that takes too long is aborted: the transport cannot report it. */
  private withTimeout<A>(request: HttpRequest, call: Call<A>, received$?: Observable<unknown>): Call<A> {
    if (request.method !== 'GET') return call;
    return defer(() => {
      const limit = this.isOffline ? UNREACHED_TIMEOUT_MS : READ_TIMEOUT_MS;
      return withTimeout(call, endpointOf(request), this.clock, { received$, limit });
    }).pipe(
      tap((result) => {
        if (isLeft(result) && result.left.kind === 'network') this.transport.reachability.reportUnreached();
      }),
    );
  }

  private sendWithRetry<A>(request: HttpRequest, send: (token: string | null) => Call<A>): Call<A> {
    const attempt = withTokenRefresh(this.tokens, send);
    if (request.method !== 'GET') return this.asWrite(request, attempt);
    return defer(() => (this.readsAgain && !this.isOffline ? withRetry(attempt, this.clock, this.random) : attempt));
  }

  /** A write waits while the pages show recalled data, and outdates the answers that are kept of what it changes. */
  private asWrite<A>({ path }: HttpRequest, write: Call<A>): Call<A> {
    return this.answers.whenConfirmed(write).pipe(
      tap((result) => {
        if (isRight(result) && path !== PAGE_TRACKING) this.answers.drop(path);
      }),
    );
  }
}

/** Answers the reads that start a session with what is stored of them. */
export class RecallingClient extends HttpClient {
  override send(request: HttpRequest): Call<unknown> {
    return this.answers.read(addressOf(request));
  }

  override capabilities(): Call<Capabilities> {
    return defer(() => this.dialects.recall(this.user));
  }

  override receivedAt(request: HttpRequest): number {
    return this.answers.receivedAt(addressOf(request)) ?? this.clock.now();
  }
}
