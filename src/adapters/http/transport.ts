import { left, right, type Either } from 'fp-ts/Either';
import { catchError, from, Observable, of, switchMap } from 'rxjs';
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
    const endpoint = endpointOf(request);
    return this.respond(request, token).pipe(
      switchMap((response) => from(readAnswer(endpoint, response))),
      catchError(() => of(left(networkFailure(endpoint, request.method !== 'GET')))),
    );
  }

  private respond(request: HttpRequest, token: string | null): Observable<Response> {
    return new Observable((subscriber) => {
      const abort = new AbortController();
      const settle = (): void => abort.abort();
      this.fetch(`${this.root}${request.path}${queryString(request.query)}`, {
        method: request.method,
        credentials: 'include',
        signal: abort.signal,
        headers: {
          Accept: 'application/json',
          'Cache-Control': 'no-store',
          ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      }).then(
        (response) => {
          subscriber.next(response);
          subscriber.complete();
        },
        (error: unknown) => subscriber.error(error),
      );
      return settle;
    });
  }
}

const readAnswer = async (endpoint: string, response: Response): Promise<Either<Failure, HttpAnswer>> => {
  const text = await response.text();
  const body = await parseJson(text);
  if (!response.ok) return left(refusal(response.status, body._tag === 'Right' ? body.right : null, response.headers.get('Retry-After')));
  return body._tag === 'Right' ? right({ body: body.right }) : left(decodeFailure(endpoint, '', 'JSON'));
};
