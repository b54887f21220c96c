import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { Observable } from 'rxjs';
import { hasAddress } from '../../domain/items';
import {
  apiFailure,
  decodeFailure,
  fail,
  isTooLarge,
  networkFailure,
  type ApiFailure,
  type Call,
  type Failure,
} from '../../kernel';
import type { Reachability } from '../../ports/environment/reachability';
import { decodeError } from './codecs/errors';
import { parseJson } from './parse-response';
import { endpointOf, queryString, type HttpRequest } from './request';
import { fetchUploader, type Progress, type Uploader } from './uploader';

/** A response with a 2xx status; `body` is null when it was empty. */
export interface HttpResponse {
  readonly body: unknown;
}

/** Sent by a gateway that got no answer from the server. Reported as a network failure, like no answer at all. */
const GATEWAY_ERRORS = [502, 504];

/** The size of the content of a request in bytes; of a form, that of its files. */
const sizeOf = (body: unknown): number => {
  if (body instanceof FormData)
    return [...body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0);
  return body instanceof Blob ? body.size : new Blob([JSON.stringify(body) ?? '']).size;
};

const failureOf = (request: HttpRequest, response: Response, body: Either<unknown, unknown>): ApiFailure => {
  const failure = decodeError(response.status, isLeft(body) ? null : body.right, response.headers.get('Retry-After'));
  return isTooLarge(failure) ? { ...failure, sentBytes: sizeOf(request.body) } : failure;
};

/** A key in the path that the browser would remove: the request would be one to all items, or to the collection itself. */
const unaddressable = ({ path, method }: HttpRequest): ApiFailure | null =>
  path
    .split('/')
    .slice(1)
    // Some paths that are read end with a slash.
    .every((segment) => hasAddress(segment) || (segment === '' && method === 'GET'))
    ? null
    : apiFailure(404, 'ROUTE_NOT_FOUND', `No address can contain this key: ${path}`);

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A form has its own content type, which contains the boundary; that of FormData is set by the browser. */
const contentOf = (body: unknown): { readonly headers: Record<string, string>; readonly init: RequestInit } => {
  if (body === undefined) return { headers: {}, init: {} };
  if (body instanceof FormData) return { headers: {}, init: { body } };
  if (body instanceof Blob) return { headers: { 'Content-Type': body.type }, init: { body } };
  return { headers: { 'Content-Type': 'application/json' }, init: { body: JSON.stringify(body) } };
};

interface FileOptions {
  readonly maxBytes?: number | undefined;
  /** Called with the size of each part that arrives. */
  readonly onBytes?: ((bytes: number) => void) | undefined;
}

/** The same response, which reports the parts of its body as they are read. */
const withProgress = (response: Response, onBytes: FileOptions['onBytes']): Response => {
  if (onBytes === undefined || response.body === null) return response;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      onBytes(part.byteLength);
      controller.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: response.headers });
};

const IGNORED: Reachability = { reportReached: () => undefined, reportUnreached: () => undefined };

/** Sends one request over fetch; unsubscribing aborts it. Knows no session and never retries. */
export class HttpTransport {
  constructor(
    /** Absolute URL of the API, without a trailing slash. */
    private readonly root: string,
    private readonly fetch: typeof globalThis.fetch,
    private readonly uploader: Uploader = fetchUploader(fetch),
    readonly reachability: Reachability = IGNORED,
  ) {}

  /** URL of a request that the browser navigates to by itself. */
  urlOf({ path, query }: Pick<HttpRequest, 'path' | 'query'>): string {
    return `${this.root}${path}${queryString(query)}`;
  }

  send(request: HttpRequest, token: string | null): Call<HttpResponse> {
    return this.json(request, token, (url, init) => this.fetch(url, init));
  }

  /** As `send`, and reports upload progress. */
  upload(request: HttpRequest, token: string | null, onProgress: Progress): Call<HttpResponse> {
    return this.json(request, token, (url, init) => this.uploader(url, init, onProgress));
  }

  private json(request: HttpRequest, token: string | null, by: Fetch): Call<HttpResponse> {
    const failure = unaddressable(request);
    if (failure !== null) return fail(failure);
    return this.call(async (signal) => {
      const endpoint = endpointOf(request);
      const answered = await this.request(request, token, { signal, accept: 'application/json', by }, (response) =>
        response.text(),
      );
      if (answered === null) return left(networkFailure(endpoint, request.method !== 'GET'));
      const body = await parseJson(answered.content);
      if (!answered.response.ok) return left(failureOf(request, answered.response, body));
      if (!isLeft(body)) return right({ body: body.right });
      return left(
        body.left === 'no-parser'
          ? networkFailure(endpoint, request.method !== 'GET')
          : decodeFailure(endpoint, '', 'JSON'),
      );
    });
  }

  /**
   * The response body as a blob of the content type the server gives; a decode failure for more than `maxBytes`, of which
   * nothing is read when the server announces the size. Errors are still JSON.
   */
  file(
    request: HttpRequest,
    token: string | null,
    { maxBytes = Number.POSITIVE_INFINITY, onBytes }: FileOptions = {},
  ): Call<Blob> {
    const failure = unaddressable(request);
    if (failure !== null) return fail(failure);
    return this.call(async (signal) => {
      const by: Fetch = (url, init) => this.fetch(url, init);
      // The call ends with a failure for what is too large, which aborts the request.
      const answered = await this.request(request, token, { signal, accept: '*/*', by }, (response) =>
        Number(response.headers.get('Content-Length')) > maxBytes
          ? Promise.resolve(null)
          : withProgress(response, onBytes).blob(),
      );
      const endpoint = endpointOf(request);
      if (answered === null) return left(networkFailure(endpoint, request.method !== 'GET'));
      const { response, content } = answered;
      if (content === null || content.size > maxBytes)
        return left(decodeFailure(endpoint, '', `at most ${maxBytes} bytes`));
      return response.ok ? right(content) : left(failureOf(request, response, await parseJson(await content.text())));
    });
  }

  private call<A>(answer: (signal: AbortSignal) => Promise<Either<Failure, A>>): Call<A> {
    return new Observable((subscriber) => {
      const abort = new AbortController();
      void answer(abort.signal).then(
        (result) => {
          if (!abort.signal.aborted) this.report(result);
          subscriber.next(result);
          subscriber.complete();
        },
        (error: unknown) => subscriber.error(error),
      );
      return () => abort.abort();
    });
  }

  private report(result: Either<Failure, unknown>): void {
    if (isLeft(result) && result.left.kind === 'network') this.reachability.reportUnreached();
    else this.reachability.reportReached();
  }

  /**
   * The whole answer, or null when it did not arrive or not completely. Only a rejected fetch or a broken body counts
   * as that: an error while the request is put together is a programming error and is not caught.
   */
  private async request<A>(
    request: HttpRequest,
    token: string | null,
    { signal, accept, by }: { readonly signal: AbortSignal; readonly accept: string; readonly by: Fetch },
    read: (response: Response) => Promise<A>,
  ): Promise<{ readonly response: Response; readonly content: A } | null> {
    const { headers, init } = contentOf(request.body);
    const pending = by(this.urlOf(request), {
      method: request.method,
      credentials: 'include',
      signal,
      headers: {
        Accept: accept,
        'Cache-Control': 'no-store',
        ...headers,
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...init,
    });
    try {
      const response = await pending;
      const content = await read(response);
      return GATEWAY_ERRORS.includes(response.status) ? null : { response, content };
    } catch {
      return null;
    }
  }
}
