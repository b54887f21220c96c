import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { Observable } from 'rxjs';
import { decodeFailure, networkFailure, type ApiFailure, type Call, type Failure } from '../../kernel';
import { parseError, parseJson } from './parse-response';
import { endpointOf, queryString, type HttpRequest } from './request';
import { fetchUploader, type Progress, type Uploader } from './uploader';

/** An answer with a 2xx status; `body` is null when there was none. */
export interface HttpResponse {
  readonly body: unknown;
}

/** What stands before the server says so when the server itself did not answer: the same as no answer at all. */
const GATEWAY_ERRORS = [502, 504];

const failureOf = (response: Response, body: Either<unknown, unknown>): ApiFailure =>
  parseError(response.status, isLeft(body) ? null : body.right, response.headers.get('Retry-After'));

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A form brings its own type, with the boundary that only it knows. */
const contentOf = (body: unknown): { readonly headers: Record<string, string>; readonly init: RequestInit } => {
  if (body === undefined) return { headers: {}, init: {} };
  if (body instanceof FormData) return { headers: {}, init: { body } };
  return { headers: { 'Content-Type': 'application/json' }, init: { body: JSON.stringify(body) } };
};

/** One request and its answer over fetch. Unsubscribing aborts. Knows nothing of sessions and never tries twice. */
export class HttpTransport {
  constructor(
    /** Absolute URL of the API without a trailing slash. */
    private readonly root: string,
    private readonly fetch: typeof globalThis.fetch,
    private readonly uploader: Uploader = fetchUploader(fetch),
  ) {}

  /** Where a request goes, for a browser to follow by itself. */
  urlOf({ path, query }: Pick<HttpRequest, 'path' | 'query'>): string {
    return `${this.root}${path}${queryString(query)}`;
  }

  send(request: HttpRequest, token: string | null): Call<HttpResponse> {
    return this.json(request, token, (url, init) => this.fetch(url, init));
  }

  /** Likewise, telling now and then how far the request has come. */
  upload(request: HttpRequest, token: string | null, told: Progress): Call<HttpResponse> {
    return this.json(request, token, (url, init) => this.uploader(url, init, told));
  }

  private json(request: HttpRequest, token: string | null, by: Fetch): Call<HttpResponse> {
    return this.call(async (signal) => {
      const endpoint = endpointOf(request);
      const answered = await this.request(request, token, { signal, accept: 'application/json', by }, (response) =>
        response.text(),
      );
      if (answered === null) return left(networkFailure(endpoint, request.method !== 'GET'));
      const body = await parseJson(answered.content);
      if (!answered.response.ok) return left(failureOf(answered.response, body));
      return isLeft(body) ? left(decodeFailure(endpoint, '', 'JSON')) : right({ body: body.right });
    });
  }

  /** The bytes of the answer, whatever they are, of the type that the server gives them. A refusal is JSON all the same. */
  file(request: HttpRequest, token: string | null): Call<Blob> {
    return this.call(async (signal) => {
      const by: Fetch = (url, init) => this.fetch(url, init);
      const answered = await this.request(request, token, { signal, accept: '*/*', by }, (response) => response.blob());
      if (answered === null) return left(networkFailure(endpointOf(request), request.method !== 'GET'));
      const { response, content } = answered;
      return response.ok ? right(content) : left(failureOf(response, await parseJson(await content.text())));
    });
  }

  private call<A>(answer: (signal: AbortSignal) => Promise<Either<Failure, A>>): Call<A> {
    return new Observable((subscriber) => {
      const abort = new AbortController();
      void answer(abort.signal).then(
        (result) => {
          subscriber.next(result);
          subscriber.complete();
        },
        (error: unknown) => subscriber.error(error),
      );
      return () => abort.abort();
    });
  }

  /** The whole answer, or null when it did not come, or not to its end. */
  private async request<A>(
    request: HttpRequest,
    token: string | null,
    { signal, accept, by }: { readonly signal: AbortSignal; readonly accept: string; readonly by: Fetch },
    read: (response: Response) => Promise<A>,
  ): Promise<{ readonly response: Response; readonly content: A } | null> {
    try {
      const { headers, init } = contentOf(request.body);
      const response = await by(this.urlOf(request), {
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
      const whole = await read(response);
      return GATEWAY_ERRORS.includes(response.status) ? null : { response, content: whole };
    } catch {
      return null;
    }
  }
}
