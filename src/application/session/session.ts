import { isLeft } from 'fp-ts/Either';
import {
  BehaviorSubject,
  defer,
  exhaustMap,
  filter,
  finalize,
  map,
  mergeAll,
  NEVER,
  type Observable,
  of,
  race,
  shareReplay,
  Subject,
  switchMap,
  take,
  tap,
} from 'rxjs';
import {
  type Credentials,
  renewalDelay,
  tabMessage,
  type TabMessage,
  userIdOfToken,
  type Tokens,
} from '../../domain/session';
import { type Call, Effect, fail, isRefusal, mapCall, type Operation, sessionEnded, succeed } from '../../kernel';
import type { AuthGateway } from '../../ports/auth-gateway';
import type { Clock } from '../../ports/clock';
import type { SessionTokens } from '../../ports/session-tokens';
import type { Tabs } from '../../ports/tabs';
import { isAtWork, type SessionState, type SignOutReason } from './session-state';

/** One refresh at a time under this name, in all tabs together. */
const TURN = 'session-refresh';

/** How long a tab that had to wait for another one's refresh waits for its outcome, in ms; messages take a few. */
const PATIENCE = 500;

/** The same for a tab whose turn it is at once: the other one may have finished this very moment. */
const COURTESY = 50;

/** What can be asked about work that would be lost. */
interface WorkAtStake {
  readonly hasAny: boolean;
}

/**
 * Who is signed in, and the only holder of the access token. Renews it before it ends, once for all who need it and
 * once for all tabs: a refresh token is good for a single use, and the platform gives no time of grace.
 */
export class Session implements SessionTokens {
  private readonly tokens$ = new BehaviorSubject<Tokens | null>(null);
  /** When the tokens of now end, in ms since 1970. */
  private until = 0;
  private readonly state = new BehaviorSubject<SessionState>({ kind: 'unknown' });
  private refreshing: Call<Tokens> | null = null;
  private readonly departures$ = new Subject<Call<void>>();
  private readonly departures: Effect;
  private readonly renewals: Effect;
  private readonly news: Effect;
  readonly state$: Observable<SessionState> = this.state.asObservable();

  constructor(
    private readonly auth: Pick<AuthGateway, 'login' | 'refresh' | 'logout'>,
    private readonly clock: Clock,
    private readonly tabs: Tabs,
    private readonly work: WorkAtStake,
  ) {
    this.departures = new Effect(this.departures$.pipe(mergeAll()));
    this.renewals = new Effect(
      this.tokens$.pipe(
        switchMap((tokens) => {
          const delay = tokens === null ? null : renewalDelay(tokens.expires);
          return delay === null ? NEVER : clock.after(delay).pipe(switchMap(() => this.refreshTokens()));
        }),
      ),
    );
    this.news = new Effect(
      tabs.messages$.pipe(
        map(tabMessage),
        filter((message) => message !== null),
        tap((message) => this.hear(message)),
      ),
    );
  }

  current(): string | null {
    return this.tokens$.value?.access_token ?? null;
  }

  /** Asks the server whether this browser still has a session. Never fails: the state tells the outcome. */
  resume(): Observable<SessionState> {
    return this.refreshTokens().pipe(
      tap((result) => {
        if (isLeft(result) && isRefusal(result.left)) this.end(null);
        else if (isLeft(result)) this.state.next({ kind: 'unreachable', failure: result.left });
      }),
      map(() => this.state.value),
    );
  }

  login(credentials: Credentials): Call<void> {
    return this.auth.login(credentials).pipe(
      tap((result) => {
        if (isLeft(result)) return;
        this.begin(result.right);
        this.tell('signed-in', result.right);
      }),
      mapCall(() => undefined),
    );
  }

  /**
   * Ends the session here and in all tabs at once and, as well as it can be done, on the server. That goes on when
   * nobody waits for it any more: the page that asked is gone as soon as the session is.
   */
  logout(): Call<void> {
    return defer(() => {
      const call = this.auth.logout().pipe(shareReplay(1));
      this.departures$.next(call);
      this.end('sign-out');
      this.tabs.broadcast({ kind: 'signed-out', reason: 'sign-out' } satisfies TabMessage);
      return call;
    });
  }

  /** Gives up what an interruption has kept, and goes to the sign-in page. */
  abandon(): void {
    if (this.state.value.kind === 'interrupted') this.end('session-expired');
  }

  /** While the session is interrupted this waits until somebody has signed in again, or given up. */
  refresh(): Call<string> {
    return this.refreshTokens().pipe(
      switchMap((result) => {
        if (!isLeft(result) || !isRefusal(result.left)) return of(result);
        if (this.state.value.kind === 'signed-in') this.lose();
        return this.regained();
      }),
      mapCall((tokens) => tokens.access_token),
    );
  }

  dispose(): void {
    this.departures.dispose();
    this.renewals.dispose();
    this.news.dispose();
  }

  /** Whoever needs a refresh while one is under way shares it. */
  private refreshTokens(): Call<Tokens> {
    return defer(() => {
      if (this.state.value.kind === 'interrupted') return this.regained();
      const known = this.tokens$.value;
      this.refreshing ??= this.tabs
        .withLock(TURN, (waited) =>
          this.newsInstead(known, waited).pipe(switchMap((news) => (news === null ? this.exchange() : succeed(news)))),
        )
        .pipe(
          finalize(() => {
            this.refreshing = null;
          }),
          // Never given up half-way: the old refresh token would be used up and the new one not yet here.
          shareReplay(1),
        );
      return this.refreshing;
    });
  }

  /** Tokens that another tab has got meanwhile and tells of just now; null when there are none. */
  private newsInstead(known: Tokens | null, waited: boolean): Observable<Tokens | null> {
    if (known === null && !waited) return of(null);
    const news$ = this.tokens$.pipe(
      filter((tokens) => tokens !== known && tokens !== null),
      take(1),
    );
    return race(news$, this.clock.after(waited ? PATIENCE : COURTESY).pipe(map(() => null)));
  }

  private exchange(): Call<Tokens> {
    return this.auth.refresh().pipe(
      tap((result) => {
        if (isLeft(result)) return;
        this.begin(result.right);
        this.tell('renewed', result.right);
      }),
    );
  }

  /** The server has refused to go on. What is being edited keeps its page. */
  private lose(): void {
    if (this.work.hasAny) this.state.next({ kind: 'interrupted' });
    else this.end('session-expired');
    this.tabs.broadcast({ kind: 'signed-out', reason: 'session-expired' } satisfies TabMessage);
  }

  private regained(): Call<Tokens> {
    return this.state.pipe(
      filter(({ kind }) => kind !== 'interrupted'),
      take(1),
      map(() => this.tokens$.value),
      switchMap((tokens) => (tokens === null ? fail(sessionEnded) : succeed(tokens))),
    );
  }

  private hear(message: TabMessage): void {
    if (message.kind === 'signed-out') this.hearEnd(message.reason);
    else this.hearNews(message.kind, { access_token: message.access_token, expires: message.until - this.clock.now() });
  }

  private hearEnd(reason: SignOutReason): void {
    if (!isAtWork(this.state.value)) return;
    if (reason === 'session-expired' && this.work.hasAny) this.state.next({ kind: 'interrupted' });
    else this.end(reason);
  }

  /** Somebody else's session is never taken over by a tab that shows what belongs to another person. */
  private hearNews(kind: 'signed-in' | 'renewed', tokens: Tokens): void {
    if (!isAtWork(this.state.value)) {
      if (kind === 'signed-in' && this.state.value.kind === 'signed-out') this.begin(tokens);
      return;
    }
    // Messages overtake each other: what ends before the tokens of now has been replaced by them.
    if (kind === 'renewed' && tokens.expires + this.clock.now() <= this.until) return;
    const mine = this.current();
    if (mine === null || userIdOfToken(mine) === userIdOfToken(tokens.access_token)) this.begin(tokens);
    else this.hearEnd('session-expired');
  }

  private tell(kind: 'signed-in' | 'renewed', { access_token, expires }: Tokens): void {
    this.tabs.broadcast({ kind, access_token, until: this.clock.now() + expires } satisfies TabMessage);
  }

  private begin(tokens: Tokens): void {
    this.until = this.clock.now() + tokens.expires;
    this.tokens$.next(tokens);
    if (this.state.value.kind !== 'signed-in') this.state.next({ kind: 'signed-in' });
  }

  private end(reason: SignOutReason | null): void {
    this.tokens$.next(null);
    this.state.next({ kind: 'signed-out', reason });
  }
}

/** Ends the session, once. */
export class SignOut implements Operation<never> {
  private readonly requests$ = new Subject<void>();
  private readonly work: Effect;
  readonly denied$: Observable<false> = of(false);

  constructor(session: Session) {
    this.work = new Effect(this.requests$.pipe(exhaustMap(() => session.logout())));
  }

  execute(): void {
    this.requests$.next();
  }

  dispose(): void {
    this.work.dispose();
  }
}
