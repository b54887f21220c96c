import { isLeft, type Either } from 'fp-ts/Either';
import { BehaviorSubject, defer, map, mergeMap, type Observable, of, Subject, switchMap, take } from 'rxjs';
import {
  apiFailure,
  type Call,
  Effect,
  equals,
  fail,
  type Failure,
  isApiCode,
  networkFailure,
  succeed,
} from '../../kernel';
import type { AnswerStore, StoredAnswer } from '../../ports/environment/answer-store';
import type { Clock } from '../../ports/environment/clock';
import type { Confirmation } from '../../ports/gateways/session-memory';

/** Answers are stored this long after the last one was received, so that the first page is not delayed by it. */
const STORE_DELAY_MS = 2000;

/** A write that relies on recalled data which turned out to be outdated. */
const outdated = apiFailure(409, 'SESSION_OUTDATED', 'The data model or the permissions have changed.');

const forbidden = apiFailure(403, 'FORBIDDEN', '');

/** Stored in place of the body where the server has refused the read: some servers refuse reads of optional data. */
const REFUSED = { refused: true };

const NO_STORE: AnswerStore = {
  read: () => of([]),
  write: () => of(undefined),
  remove: () => of(undefined),
  clear: () => of(undefined),
};

/** `unconfirmed`: the pages show recalled data which have not been read again yet. */
type State = 'confirmed' | 'unconfirmed' | Failure;

/**
 * The answers to the reads that start a session, which this device keeps for the next one. `open` names the user whose
 * answers are kept; before it, nothing is. Holds writes back while recalled data are not confirmed.
 */
export class KeptAnswers {
  private user: string | null = null;
  /** What was stored when the session began; empty once the answers of this session are stored. */
  private recalled: ReadonlyMap<string, StoredAnswer> = new Map();
  /** Received in this session and not stored yet. */
  private readonly received = new Map<string, StoredAnswer>();
  /** The requests whose answers are stored or received. */
  private readonly requests = new Set<string>();
  private readonly state = new BehaviorSubject<State>('confirmed');
  private readonly confirmations$ = new Subject<Confirmation>();
  private readonly receipts$ = new Subject<void>();
  private readonly storing$ = new Subject<Observable<void>>();
  private readonly written = new Subject<string>();
  private readonly effects: readonly Effect[];
  /** The paths of writes that the server has done. */
  readonly writes$: Observable<string> = this.written.asObservable();

  constructor(
    clock: Pick<Clock, 'after'>,
    private readonly store: AnswerStore = NO_STORE,
  ) {
    this.effects = [
      new Effect(
        this.receipts$.pipe(
          switchMap(() => clock.after(STORE_DELAY_MS)),
          map(() => this.storeReceived()),
        ),
      ),
      new Effect(this.storing$.pipe(mergeMap((storing) => storing))),
    ];
  }

  /** Reads what is stored of the user, and keeps answers for this user from now on. Emits whether anything is stored. */
  open(user: string): Observable<boolean> {
    return this.store.read(user).pipe(
      map((answers) => {
        this.close();
        this.user = user;
        this.recalled = new Map(answers.map((answer) => [answer.request, answer]));
        answers.forEach(({ request }) => this.requests.add(request));
        if (answers.length > 0) this.state.next('unconfirmed');
        return answers.length > 0;
      }),
    );
  }

  /** Whether an answer to this request is stored. */
  has(request: string): boolean {
    return this.recalled.has(request);
  }

  /** The stored body of the answer to this request. */
  read(request: string): Call<unknown> {
    return defer(() => {
      const answer = this.recalled.get(request);
      if (answer === undefined) return fail(networkFailure(request, false));
      return equals(answer.body, REFUSED) ? fail(forbidden) : succeed(answer.body);
    });
  }

  /** When the stored answer was received, in ms since 1970; null without one. */
  receivedAt(request: string): number | null {
    return this.recalled.get(request)?.at ?? null;
  }

  /** Keeps an answer that this user has received; ignored for another one. */
  keep(user: string | null, request: string, result: Either<Failure, unknown>, at: number): void {
    if (user === null || user !== this.user) return;
    if (isLeft(result) && !isApiCode(result.left, 'FORBIDDEN')) return;
    this.received.set(request, { request, at, body: isLeft(result) ? REFUSED : result.right });
    this.requests.add(request);
    this.receipts$.next();
  }

  /** Drops answers that a write to this path may have changed: those to requests below the same root. */
  drop(path: string): void {
    this.written.next(path);
    const dropped = [...this.requests].filter(
      (request) => request.split(/[ ?]/)[1]?.split('/')[1] === path.split('/')[1],
    );
    if (this.user === null || dropped.length === 0) return;
    for (const request of dropped) {
      this.requests.delete(request);
      this.received.delete(request);
    }
    this.storing$.next(this.store.remove(this.user, dropped));
  }

  /** Sends a write once the recalled data are confirmed; it fails if they turn out to be outdated. */
  whenConfirmed<A>(write: Call<A>): Call<A> {
    return defer(() => {
      const { value } = this.state;
      if (value === 'confirmed') return write;
      if (value !== 'unconfirmed') return fail(value);
      return this.confirmations$.pipe(
        take(1),
        switchMap((outcome) => (outcome === 'same' ? write : fail(outcome === 'changed' ? outdated : outcome))),
      );
    });
  }

  confirm(outcome: Confirmation): void {
    this.state.next(typeof outcome === 'string' ? 'confirmed' : outcome);
    this.confirmations$.next(outcome);
  }

  /** Keeps nothing more, and removes what is stored. */
  forget(): void {
    this.close();
    this.storing$.next(this.store.clear());
  }

  dispose(): void {
    this.effects.forEach((effect) => effect.dispose());
  }

  private close(): void {
    this.user = null;
    this.recalled = new Map();
    this.received.clear();
    this.requests.clear();
    this.state.next('confirmed');
  }

  /** Stores the answers that differ from the stored ones; their bodies need no memory any more. */
  private storeReceived(): void {
    if (this.user === null) return;
    const changed = [...this.received.values()].filter(
      ({ request, body }) => !equals(this.recalled.get(request)?.body, body),
    );
    this.received.clear();
    this.recalled = new Map();
    if (changed.length > 0) this.storing$.next(this.store.write(this.user, changed));
  }
}
