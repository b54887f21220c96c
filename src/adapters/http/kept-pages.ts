import { isRight, right, tryCatch } from 'fp-ts/Either';
import { defer, map, mergeMap, type Observable, of, Subject, switchMap, tap } from 'rxjs';
import { isOutdatedBy, keptPageKind } from '../../domain/session';
import { type Call, Effect, isMissing, succeed } from '../../kernel';
import type { Clock } from '../../ports/environment/clock';
import type { KeptReports } from '../../ports/environment/kept-reports';
import type { OpenPage } from '../../ports/environment/open-page';
import type { PageAnswerStore } from '../../ports/environment/page-answer-store';
import { HttpClient } from './client';
import { addressOf, type HttpRequest } from './request';
import type { SecretNames } from './secret-names';

/** Answers are stored this long after the last one was received, so that the page is not delayed by it. */
const STORE_DELAY_MS = 2000;

/** An answer of this session that is not stored yet; its body is as received. */
interface Received {
  readonly page: string;
  readonly request: string;
  readonly at: number;
  readonly body: unknown;
}

interface KeptPagesParts {
  readonly clock: Clock;
  readonly store: PageAnswerStore;
  readonly openPage: OpenPage;
  readonly reports: KeptReports;
  readonly secrets: Pick<SecretNames, 'isKnown' | 'jsonWithout'>;
  /** The paths of writes that the server has done. */
  readonly writes$: Observable<string>;
  /** False where the project keeps no pages: what is stored is removed. */
  readonly isOn: boolean;
}

/**
 * The answers to the reads of lists and items, which this device keeps for reading without a connection. `open` names
 * the user whose answers are kept; before it, nothing is kept or given.
 */
export class KeptPages {
  private user: string | null = null;
  private readonly received = new Map<string, Received>();
  private readonly receipts$ = new Subject<void>();
  private readonly storing$ = new Subject<Observable<void>>();
  private readonly effects: readonly Effect[];

  constructor(private readonly parts: KeptPagesParts) {
    this.effects = [
      new Effect(
        this.receipts$.pipe(
          switchMap(() => parts.clock.after(STORE_DELAY_MS)),
          tap(() => this.storeReceived()),
        ),
      ),
      new Effect(this.storing$.pipe(mergeMap((storing) => storing))),
      new Effect(parts.writes$.pipe(tap((path) => this.drop((request) => isOutdatedBy(path, request))))),
    ];
  }

  /** Keeps the answers of this user from now on, and removes those of others. */
  open(user: string): void {
    const { store, isOn } = this.parts;
    this.received.clear();
    this.user = isOn ? user : null;
    this.storing$.next(isOn ? store.claim(user) : store.clear());
  }

  /** Keeps an answer that this user has received for the open page; ignored for another user. */
  keep(user: string | null, request: string, body: unknown): void {
    const { clock, openPage } = this.parts;
    const page = openPage.path();
    if (user === null || user !== this.user || keptPageKind(page) === null) return;
    this.received.set(`${page} ${request}`, { page, request, at: clock.now(), body });
    this.receipts$.next();
  }

  /** The kept body of the answer to this request, which is reported as shown; null without one. */
  recall(user: string | null, request: string): Observable<{ readonly body: unknown } | null> {
    return defer(() => {
      if (user === null || user !== this.user) return of(null);
      const page = this.parts.openPage.path();
      return this.find(user, page, request).pipe(
        // The session may have ended meanwhile.
        map((answer) => (this.user === user ? answer : null)),
        tap((answer) => {
          if (answer !== null) this.parts.reports.reportKept(page, answer.at);
        }),
      );
    });
  }

  /** Drops the answers to requests that are outdated. */
  drop(isOutdated: (request: string) => boolean): void {
    if (this.user === null) return;
    for (const [key, { request }] of this.received) if (isOutdated(request)) this.received.delete(key);
    this.storing$.next(this.parts.store.remove(this.user, isOutdated));
  }

  /** Removes what is stored, and keeps on keeping: the access of the user has changed. */
  clear(): void {
    this.received.clear();
    this.storing$.next(this.parts.store.clear());
  }

  /** Keeps nothing more, and removes what is stored. */
  forget(): void {
    this.user = null;
    this.clear();
  }

  dispose(): void {
    this.effects.forEach((effect) => effect.dispose());
  }

  private find(user: string, page: string, request: string): Observable<Pick<Received, 'at' | 'body'> | null> {
    const waiting = this.received.get(`${page} ${request}`);
    if (waiting !== undefined) return of(waiting);
    return this.parts.store.read(user, page, request).pipe(
      map((answer) => {
        if (answer === null) return null;
        const body = tryCatch(
          (): unknown => JSON.parse(answer.json),
          () => null,
        );
        return isRight(body) ? { at: answer.at, body: body.right } : null;
      }),
    );
  }

  private storeReceived(): void {
    const { store, secrets } = this.parts;
    if (this.user === null || !secrets.isKnown) return;
    const answers = [...this.received.values()].map(({ body, ...answer }) => ({
      ...answer,
      json: secrets.jsonWithout(body),
    }));
    this.received.clear();
    this.storing$.next(store.write(this.user, answers));
  }
}

/**
 * Reads what a page shows: keeps the answers, and gives the kept ones while the server is not reached. Never for reads
 * that a write relies on.
 */
export class KeepingClient extends HttpClient {
  private readonly pages: KeptPages;

  constructor(pages: KeptPages, ...parts: ConstructorParameters<typeof HttpClient>) {
    super(...parts);
    this.pages = pages;
  }

  override send(request: HttpRequest): Call<unknown> {
    if (request.method !== 'GET') return super.send(request);
    return defer(() => {
      const { user } = this;
      const address = addressOf(request);
      return super.send(request).pipe(
        switchMap((result): Call<unknown> => {
          // Waiting for further attempts would delay every page.
          this.readsAgain = isRight(result) || result.left.kind !== 'network';
          if (isRight(result)) {
            this.pages.keep(user, address, result.right);
            return succeed(result.right);
          }
          if (isMissing(result.left)) this.pages.drop((kept) => kept === address);
          if (result.left.kind !== 'network') return of(result);
          return this.pages.recall(user, address).pipe(map((kept) => (kept === null ? result : right(kept.body))));
        }),
      );
    });
  }
}
