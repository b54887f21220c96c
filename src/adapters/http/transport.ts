import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { Observable } from 'rxjs';
import { decodeFailure, networkFailure, type Call, type Failure } from '../../kernel';
import { parseJson } from './json-text';
import { queryString, type Query } from './query-string';
import { refusal } from './refusal';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the API root, every segment encoded already. */
  readonly path: string;
  readonly query?: Query;
  readonly body?: unknown;
}

/** An answer with a 2xx status; `body` is null when there was none. */
export interface HttpAnswer {
  readonly body: unknown;
}

/** What stands before the server says so when the server itself did not answer: the same as no answer at all. */
const NO_ANSWER = [502, 504];

/** Names a request in failures: method and path, never query or token. */
export const endpointOf = (request: HttpRequest): string => `${request.method} ${request.path}`;

/** One request and its answer over fetch. Unsubscribing aborts. Knows nothing of sessions and never tries twice. */
export class HttpTransport {
  constructor(
    /** Absolute URL of the API without a trailing slash. */
    private readonly root: string,
    private readonly fetch: typeof globalThis.fetch,
  ) {}

  send(request: HttpRequest, token: string | null): Call<HttpAnswer> {
    return new Observable((subscriber) => {
      const abort = new AbortController();
      void this.answer(request, token, abort.signal).then(
        (result) => {
          subscriber.next(result);
          subscriber.complete();
        },
        (error: unknown) => subscriber.error(error),
      );
      return () => abort.abort();
    });
  }

  private async answer(request: HttpRequest, token: string | null, signal: AbortSignal): Promise<Either<Failure, HttpAnswer>> {
    const endpoint = endpointOf(request);
    const answered = await this.ask(request, token, signal);
    if (answered === null || NO_ANSWER.includes(answered.response.status)) return left(networkFailure(endpoint, request.method !== 'GET'));
    const { response, text } = answered;
    const body = await parseJson(text);
    if (!response.ok) {
      return left(refusal(response.status, isLeft(body) ? null : body.right, response.headers.get('Retry-After')));
    }
    return isLeft(body) ? left(decodeFailure(endpoint, '', 'JSON')) : right({ body: body.right });
  }

  /** The whole answer, or null when it did not come, or not to its end. */
  private async ask(request: HttpRequest, token: string | null, signal: AbortSignal): Promise<{ readonly response: Response; readonly text: string } | null> {
    try {
      const response = await this.fetch(`${this.root}${request.path}${queryString(request.query)}`, {
        method: request.method,
        credentials: 'include',
        signal,
        headers: {
          Accept: 'application/json',
          'Cache-Control': 'no-store',
          ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      });
      return { response, text: await response.text() };
    } catch {
      return null;
    }
  }
}
