import { isLeft, isRight, left } from 'fp-ts/Either';
import {
  BehaviorSubject,
  defer,
  filter,
  finalize,
  map,
  merge,
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
import {
  apiFailure,
  type Call,
  Effect,
  fail,
  type Failure,
  isRefusal,
  mapCall,
  networkFailure,
  sessionEnded,
  succeed,
} from '../../kernel';
import type { AuthGateway } from '../../ports/gateways/auth-gateway';
import type { Clock } from '../../ports/environment/clock';
import type { SessionTokens } from '../../ports/environment/session-tokens';
import type { Tabs } from '../../ports/environment/tabs';
import { hasSession, isSignedIn, type SessionState, type SignOutReason } from './session-state';

/** The lock for refreshes, shared by all tabs. */
const REFRESH_LOCK = 'session-refresh';

/** How long a tab that waited for the lock waits for the other tab's tokens; messages take a few ms. */
const QUEUED_REFRESH_WAIT_MS = 500;

/** The same for a tab that got the lock at once: another tab may have refreshed just before. */
const FREE_REFRESH_WAIT_MS = 50;

/** A start waits this long for the server before it shows what this device keeps. */
const MAX_START_WAIT_MS = 5000;

const unanswered = networkFailure('POST /auth/refresh', false);

/** The cookie has become that of another user: the data of this page must not be sent in their name. */
const anotherUser = apiFailure(401, 'INVALID_CREDENTIALS', 'The session of this browser belongs to another user.');

interface UnsavedState {
  readonly hasAny: boolean;
}

/**
 * The session and the only holder of the access token. Refreshes it before it expires, once for all callers and once
 * for all tabs, because a refresh token can be used a single time.
 */
export class Session implements SessionTokens {
  private readonly tokens$ = new BehaviorSubject<Tokens | null>(null);
  /** When the current tokens expire, in ms since 1970. */
  private expiresAt = 0;
  /** The user of a session whose server has not been reached yet. */
  private rememberedUser: string | null = null;
  private readonly state = new BehaviorSubject<SessionState>({ kind: 'unknown' });
  private refreshing: Call<Tokens> | null = null;
  private readonly logouts$ = new Subject<Call<void>>();
  private readonly logouts: Effect;
  private readonly renewals: Effect;
  private readonly messages: Effect;
  readonly state$: Observable<SessionState> = this.state.asObservable();

  constructor(
    private readonly auth: AuthGateway,
    private readonly clock: Clock,
    private readonly tabs: Tabs,
    private readonly unsaved: UnsavedState,
  ) {
    this.logouts = new Effect(this.logouts$.pipe(mergeAll()));
    this.renewals = new Effect(
      this.tokens$.pipe(
        switchMap((tokens) => {
          const delay = tokens === null ? null : renewalDelay(tokens.expires);
          return delay === null ? NEVER : clock.after(delay).pipe(switchMap(() => this.refresh()));
        }),
      ),
    );
    this.messages = new Effect(
      tabs.messages$.pipe(
        map(tabMessage),
        filter((message) => message !== null),
        tap((message) => this.onMessage(message)),
      ),
    );
  }

  current(): string | null {
    return this.tokens$.value?.access_token ?? null;
  }

  /** Whether `resume` will probably find a session. */
  isExpected(): boolean {
    return this.auth.expectsSession();
  }

  /**
   * Resumes the session of this browser. While the server is not reached, it continues with what this device keeps of its
   * user. Never fails: the outcome is in the state.
   */
  resume(): Observable<SessionState> {
    const silence$ = this.clock.after(MAX_START_WAIT_MS).pipe(
      filter(() => this.auth.rememberedUser() !== null),
      map(() => left(unanswered)),
    );
    return merge(this.refreshTokens(), silence$).pipe(
      take(1),
      tap((result) => {
        if (isLeft(result) && isRefusal(result.left)) this.end(null);
        else if (isLeft(result)) this.onUnreached(result.left);
      }),
      map(() => this.state.value),
    );
  }

  login(credentials: Credentials): Call<void> {
    return this.auth.login(credentials).pipe(
      tap((result) => {
        if (isLeft(result)) return;
        this.begin(result.right);
        this.broadcast('signed-in', result.right);
      }),
      mapCall(() => undefined),
    );
  }

  /**
   * Ends the session here and in all tabs at once, and on the server if it can be reached. The request completes even
   * after the caller has unsubscribed.
   */
  logout(): Call<void> {
    return defer(() => {
      const call = this.auth.logout().pipe(shareReplay(1));
      this.logouts$.next(call);
      const user = this.userId;
      this.end('sign-out');
      this.tabs.broadcast({ kind: 'signed-out', reason: 'sign-out', user } satisfies TabMessage);
      return call;
    });
  }

  /** Ends an interrupted session and discards its unsaved changes. */
  abandon(): void {
    if (this.state.value.kind === 'interrupted') this.end('session-expired');
  }

  /** Refreshes the access token. While the session is interrupted, waits until the user signs in again or gives up. */
  refresh(): Call<string> {
    return this.refreshTokens().pipe(
      switchMap((result) => {
        if (!isLeft(result) || !isRefusal(result.left)) return of(result);
        if (isSignedIn(this.state.value)) this.onSessionExpired();
        return this.tokensAfterInterruption();
      }),
      mapCall((tokens) => tokens.access_token),
    );
  }

  dispose(): void {
    this.logouts.dispose();
    this.renewals.dispose();
    this.messages.dispose();
  }

  /** Concurrent callers share one refresh. */
  private refreshTokens(): Call<Tokens> {
    return defer(() => {
      if (this.state.value.kind === 'interrupted') return this.tokensAfterInterruption();
      const known = this.tokens$.value;
      this.refreshing ??= this.tabs
        .withLock(REFRESH_LOCK, (waited) =>
          this.tokensFromOtherTab(known, waited).pipe(
            switchMap((tokens) => (tokens === null ? this.requestTokens() : succeed(tokens))),
          ),
        )
        .pipe(
          finalize(() => {
            this.refreshing = null;
          }),
          // Never cancelled: the old refresh token would be used up and the new one lost.
          shareReplay(1),
        );
      return this.refreshing;
    });
  }

  /** Tokens that another tab has just broadcast; null for none. */
  private tokensFromOtherTab(known: Tokens | null, waited: boolean): Observable<Tokens | null> {
    if (known === null && !waited) return of(null);
    const tokens$ = this.tokens$.pipe(
      filter((tokens) => tokens !== known && tokens !== null),
      take(1),
    );
    return race(
      tokens$,
      this.clock.after(waited ? QUEUED_REFRESH_WAIT_MS : FREE_REFRESH_WAIT_MS).pipe(map(() => null)),
    );
  }

  private requestTokens(): Call<Tokens> {
    return this.auth.refresh().pipe(
      map((result) =>
        isRight(result) && this.isOther(userIdOfToken(result.right.access_token)) ? left(anotherUser) : result,
      ),
      tap((result) => {
        if (isLeft(result)) return;
        this.begin(result.right);
        this.broadcast('renewed', result.right);
      }),
    );
  }

  private onUnreached(failure: Failure): void {
    this.rememberedUser = failure.kind === 'network' ? this.auth.rememberedUser() : null;
    this.state.next(this.rememberedUser === null ? { kind: 'unreachable', failure } : { kind: 'offline' });
  }

  /** The server rejected the refresh. Unsaved changes keep their page. */
  private onSessionExpired(): void {
    const user = this.userId;
    if (this.unsaved.hasAny) this.state.next({ kind: 'interrupted' });
    else this.end('session-expired');
    this.tabs.broadcast({ kind: 'signed-out', reason: 'session-expired', user } satisfies TabMessage);
  }

  private tokensAfterInterruption(): Call<Tokens> {
    return this.state.pipe(
      filter(({ kind }) => kind !== 'interrupted'),
      take(1),
      map(() => this.tokens$.value),
      switchMap((tokens) => (tokens === null ? fail(sessionEnded) : succeed(tokens))),
    );
  }

  private onMessage(message: TabMessage): void {
    if (message.kind === 'signed-out') {
      if (!this.isOther(message.user)) this.onSignedOutElsewhere(message.reason);
    } else
      this.onTokensElsewhere(message.kind, {
        access_token: message.access_token,
        expires: message.until - this.clock.now(),
      });
  }

  private onSignedOutElsewhere(reason: SignOutReason): void {
    if (!hasSession(this.state.value)) return;
    if (reason === 'session-expired' && this.unsaved.hasAny) this.state.next({ kind: 'interrupted' });
    else this.end(reason);
  }

  /** A tab that shows one user's data never takes over the session of another user. */
  private onTokensElsewhere(kind: 'signed-in' | 'renewed', tokens: Tokens): void {
    if (!hasSession(this.state.value)) {
      if (kind === 'signed-in' && this.state.value.kind === 'signed-out') this.begin(tokens);
      return;
    }
    // Messages may arrive out of order: ignore tokens that expire earlier than the current ones.
    if (kind === 'renewed' && tokens.expires + this.clock.now() <= this.expiresAt) return;
    if (this.userId === userIdOfToken(tokens.access_token)) this.begin(tokens);
    else this.onSignedOutElsewhere('session-expired');
  }

  /** The user of this tab; null while signed out. */
  get userId(): string | null {
    const token = this.current();
    return token === null ? this.rememberedUser : userIdOfToken(token);
  }

  /** Whether this tab shows the data of another user. */
  private isOther(user: string | null): boolean {
    return this.userId !== null && user !== null && this.userId !== user;
  }

  private broadcast(kind: 'signed-in' | 'renewed', { access_token, expires }: Tokens): void {
    this.tabs.broadcast({ kind, access_token, until: this.clock.now() + expires } satisfies TabMessage);
  }

  private begin(tokens: Tokens): void {
    this.expiresAt = this.clock.now() + tokens.expires;
    this.tokens$.next(tokens);
    if (this.state.value.kind !== 'signed-in') this.state.next({ kind: 'signed-in' });
  }

  private end(reason: SignOutReason | null): void {
    this.tokens$.next(null);
    this.rememberedUser = null;
    this.state.next({ kind: 'signed-out', reason });
  }
}
