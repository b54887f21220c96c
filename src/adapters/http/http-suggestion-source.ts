import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { filter, fromEvent, map, Observable, of, race, switchMap, take } from 'rxjs';
import type { SuggestionFailure } from '../../domain/suggestions';
import type { Json } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';
import type { SuggestionSource } from '../../ports/environment/suggestion-source';
import { parseJson } from './parse-response';

type Answer = Either<SuggestionFailure, Json>;

const TIMEOUT_MS = 10_000;

const MAX_BYTES = 1_000_000;

/** The browser may report a violation of the policy after the request has failed. */
const VIOLATION_DELAY_MS = 50;

/** The text of the body; null, and the rest is not read, when it is too large. */
const textOf = async ({ body }: Response): Promise<string | null> => {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) {
    size += chunk.value.byteLength;
    if (size > MAX_BYTES) {
      await reader?.cancel();
      return null;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
};

const webUrl = (address: string, root: string): URL | null => {
  const url = URL.canParse(address, root) ? new URL(address, root) : null;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null;
};

/** Whether the policy has blocked a request to the host of the URL; after a redirect, only the origin is reported. */
const isBlocked = (event: SecurityPolicyViolationEvent, { origin }: URL): boolean =>
  event.effectiveDirective === 'connect-src' &&
  URL.canParse(event.blockedURI) &&
  new URL(event.blockedURI).origin === origin;

/**
 * | method | request                                                                   |
 * | ------ | ------------------------------------------------------------------------- |
 * | read   | GET of the address with `Accept: application/json`, and no other header   |
 */
export class HttpSuggestionSource implements SuggestionSource {
  private readonly root: string;

  constructor(
    /** Absolute URL of the API, where relative addresses begin. */
    api: string,
    private readonly fetch: typeof globalThis.fetch,
    private readonly clock: Clock,
    /** Reports violations of the Content-Security-Policy. */
    private readonly page: Pick<Document, 'addEventListener' | 'removeEventListener'>,
  ) {
    this.root = `${api.replace(/\/$/, '')}/`;
  }

  read(address: string): Observable<Answer> {
    const url = webUrl(address, this.root);
    if (url === null) return of(left<SuggestionFailure>({ kind: 'no-answer', host: address.slice(0, 100) }));
    const { host } = url;
    const noAnswer: Answer = left({ kind: 'no-answer', host });
    const blocked$ = fromEvent<SecurityPolicyViolationEvent>(this.page, 'securitypolicyviolation').pipe(
      filter((event) => isBlocked(event, url)),
      map((): Answer => left({ kind: 'blocked', host })),
    );
    const answer$ = this.request(url).pipe(
      switchMap((answer) =>
        isLeft(answer) && answer.left.kind === 'no-answer'
          ? this.clock.after(VIOLATION_DELAY_MS).pipe(map(() => answer))
          : of(answer),
      ),
    );
    const timeout$ = this.clock.after(TIMEOUT_MS).pipe(map(() => noAnswer));
    return race(blocked$, answer$, timeout$).pipe(take(1));
  }

  private request(url: URL): Observable<Answer> {
    return new Observable((subscriber) => {
      const abort = new AbortController();
      void this.answer(url, abort.signal).then((answer) => {
        subscriber.next(answer);
        subscriber.complete();
      });
      return () => abort.abort();
    });
  }

  private async answer({ href, host }: URL, signal: AbortSignal): Promise<Answer> {
    try {
      const response = await this.fetch(href, {
        headers: { Accept: 'application/json' },
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal,
      });
      if (!response.ok) return left({ kind: 'refused', host, status: response.status });
      const text = await textOf(response);
      if (text === null) return left({ kind: 'too-large', host });
      const json = text === '' ? left('not-json') : await parseJson(text);
      return isLeft(json) ? left({ kind: 'not-json', host }) : right(json.right as Json);
    } catch {
      return left({ kind: 'no-answer', host });
    }
  }
}
