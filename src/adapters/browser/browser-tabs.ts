import { firstValueFrom, NEVER, Observable, share, Subject, takeUntil } from 'rxjs';
import { tabMessage } from '../../domain/session';
import type { Call } from '../../kernel';
import type { Tabs } from '../../ports/tabs';

/** What `BrowserTabs` needs from the window. */
export interface TabEnvironment {
  readonly locks: LockManager;
  readonly channel: BroadcastChannel;
}

/**
 * Tabs of one browser, connected by BroadcastChannel and Web Locks. `scope` separates applications that are mounted
 * under the same origin.
 */
export class BrowserTabs implements Tabs {
  readonly messages$: Observable<unknown>;

  constructor(
    private readonly scope: string,
    private readonly environment: TabEnvironment,
  ) {
    this.messages$ = new Observable<unknown>((subscriber) => {
      const hear = ({ data }: MessageEvent<unknown>): void => subscriber.next(data);
      environment.channel.addEventListener('message', hear);
      return () => environment.channel.removeEventListener('message', hear);
    }).pipe(share());
  }

  broadcast(message: unknown): void {
    this.environment.channel.postMessage(message);
  }

  withLock<A>(name: string, call: (waited: boolean) => Call<A>): Call<A> {
    return new Observable((subscriber) => {
      const [aborting, gone$] = [new AbortController(), new Subject<void>()];
      const lock = `${this.scope}/${name}`;
      const inTurn = async (waited: boolean): Promise<void> => {
        const answer = await firstValueFrom(call(waited).pipe(takeUntil(gone$)), { defaultValue: null });
        if (answer !== null) subscriber.next(answer);
        subscriber.complete();
      };
      this.turn(lock, aborting.signal, inTurn).catch((error: unknown) => {
        if (!aborting.signal.aborted) subscriber.error(error);
      });
      return () => {
        gone$.next();
        aborting.abort();
      };
    });
  }

  private async turn(lock: string, signal: AbortSignal, inTurn: (waited: boolean) => Promise<void>): Promise<void> {
    const { locks } = this.environment;
    const free = await locks.request(lock, { ifAvailable: true }, async (granted) => {
      if (granted !== null) await inTurn(false);
      return granted !== null;
    });
    if (!free) await locks.request(lock, { signal }, () => inTurn(true));
  }
}

/** A tab without other tabs: for sessions that cannot be shared, and browsers without BroadcastChannel or Web Locks. */
export class SingleTab implements Tabs {
  readonly messages$: Observable<unknown> = NEVER;

  broadcast(): void {
    // No other tab listens.
  }

  withLock<A>(_name: string, call: (waited: boolean) => Call<A>): Call<A> {
    return call(false);
  }
}

/** What `IndependentTabs` needs from the window. */
type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

const isSignOut = (message: unknown): boolean => {
  const told = tabMessage(message);
  return told?.kind === 'signed-out' && told.reason === 'sign-out';
};

/**
 * Tabs with a world of their own each: tokens and views of one mean nothing to another, and no lock is needed. They
 * share the sign-out only, which ends the session in all of them.
 */
export class IndependentTabs implements Tabs {
  readonly messages$: Observable<unknown>;

  constructor(private readonly channel: TabChannel) {
    this.messages$ = new Observable<unknown>((subscriber) => {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (isSignOut(data)) subscriber.next(data);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    }).pipe(share());
  }

  broadcast(message: unknown): void {
    if (isSignOut(message)) this.channel.postMessage(message);
  }

  withLock<A>(_name: string, call: (waited: boolean) => Call<A>): Call<A> {
    return call(false);
  }
}
