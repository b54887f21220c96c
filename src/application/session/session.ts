import { isLeft } from 'fp-ts/Either';
import { BehaviorSubject, defer, finalize, map, mergeAll, NEVER, of, share, shareReplay, Subject, switchMap, tap, type Observable } from 'rxjs';
import { renewalDelay, type Credentials, type Tokens } from '../../domain/session';
import { fail, Live, mapCall, sessionEnded, type Call, type Failure } from '../../kernel';
import type { AuthGateway } from '../../ports/auth-gateway';
import type { Clock } from '../../ports/clock';
import type { SessionTokens } from '../../ports/session-tokens';
import type { SessionState, SignOutReason } from './session-state';

/** The server has judged: no session. Everything else (no network, a server in trouble) may pass. */
const isRefusal = (failure: Failure): boolean => failure.kind === 'api' && failure.status >= 400 && failure.status < 500 && failure.status !== 429;

/** Who is signed in, and the only holder of the access token. Renews it before it ends, once for all who need it. */
export class Session implements SessionTokens {
  private readonly tokens$ = new BehaviorSubject<Tokens | null>(null);
  private readonly state = new BehaviorSubject<SessionState>({ kind: 'unknown' });
  private refreshing: Call<Tokens> | null = null;
  private readonly departures$ = new Subject<Call<void>>();
  private readonly departures: Live<unknown>;
  private readonly renewals: Live<unknown>;
  readonly state$: Observable<SessionState> = this.state.asObservable();

  constructor(
    private readonly auth: AuthGateway,
    clock: Clock,
  ) {
    this.departures = new Live<unknown>(null, this.departures$.pipe(mergeAll()));
    this.renewals = new Live<unknown>(
      null,
      this.tokens$.pipe(
        switchMap((tokens) => {
          const delay = tokens === null ? null : renewalDelay(tokens.expires);
          return delay === null ? NEVER : clock.after(delay).pipe(switchMap(() => this.renew()));
        }),
      ),
    );
  }

  current(): string | null {
    return this.tokens$.value?.access_token ?? null;
  }

  /** Asks the server whether this browser still has a session. Never fails: the state tells the outcome. */
  resume(): Observable<SessionState> {
    return this.refresh().pipe(
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
        if (!isLeft(result)) this.begin(result.right);
      }),
      mapCall(() => undefined),
    );
  }

  /**
   * Ends the session here at once and, as well as it can be done, on the server. That goes on when nobody waits for it
   * any more: the page that asked is gone as soon as the session is.
   */
  logout(): Call<void> {
    return defer(() => {
      const call = this.auth.logout().pipe(shareReplay(1));
      this.departures$.next(call);
      this.end('sign-out');
      return call;
    });
  }

  renew(): Call<string> {
    return this.refresh().pipe(
      switchMap((result) => {
        if (!isLeft(result) || !isRefusal(result.left)) return of(result);
        if (this.state.value.kind === 'signed-in') this.end('session-expired');
        return fail(sessionEnded);
      }),
      mapCall((tokens) => tokens.access_token),
    );
  }

  dispose(): void {
    this.departures.dispose();
    this.renewals.dispose();
  }

  /** A refresh token is good for one use: whoever needs a refresh while one is under way shares it. */
  private refresh(): Call<Tokens> {
    return defer(() => {
      this.refreshing ??= this.auth.refresh().pipe(
        tap((result) => {
          if (!isLeft(result)) this.begin(result.right);
        }),
        finalize(() => {
          this.refreshing = null;
        }),
        share(),
      );
      return this.refreshing;
    });
  }

  private begin(tokens: Tokens): void {
    this.tokens$.next(tokens);
    if (this.state.value.kind !== 'signed-in') this.state.next({ kind: 'signed-in' });
  }

  private end(reason: SignOutReason | null): void {
    this.tokens$.next(null);
    this.state.next({ kind: 'signed-out', reason });
  }
}
