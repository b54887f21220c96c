import { firstValueFrom, NEVER, Observable, share, Subject, takeUntil } from 'rxjs';
import type { Call } from '../../kernel';
import type { Tabs } from '../../ports/environment/tabs';

/** What `BrowserTabs` needs from the window. */
export interface TabEnvironment {
  readonly locks: Pick<LockManager, 'request'>;
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
      const listener = ({ data }: MessageEvent<unknown>): void => subscriber.next(data);
      environment.channel.addEventListener('message', listener);
      return () => environment.channel.removeEventListener('message', listener);
    }).pipe(share());
  }

  broadcast(message: unknown): void {
    this.environment.channel.postMessage(message);
  }

  withLock<A>(name: string, call: (waited: boolean) => Call<A>): Call<A> {
    return new Observable((subscriber) => {
      const [abort, cancelled$] = [new AbortController(), new Subject<void>()];
      const lock = `${this.scope}/${name}`;
      const work = async (waited: boolean): Promise<void> => {
        const answer = await firstValueFrom(call(waited).pipe(takeUntil(cancelled$)), { defaultValue: null });
        if (answer !== null) subscriber.next(answer);
        subscriber.complete();
      };
      this.turn(lock, abort.signal, work).catch((error: unknown) => {
        if (!abort.signal.aborted) subscriber.error(error);
      });
      return () => {
        cancelled$.next();
        abort.abort();
      };
    });
  }

  private async turn(lock: string, signal: AbortSignal, work: (waited: boolean) => Promise<void>): Promise<void> {
    const { locks } = this.environment;
    const free = await locks.request(lock, { ifAvailable: true }, async (granted) => {
      if (granted !== null) await work(false);
      return granted !== null;
    });
    if (!free) await locks.request(lock, { signal }, () => work(true));
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

/** Browsers have no locks outside secure contexts; tabs then do not coordinate. */
export const tabsOf = (scope: string, locks: Pick<LockManager, 'request'> = navigator.locks): Tabs =>
  'locks' in navigator
    ? new BrowserTabs(scope, { locks, channel: new BroadcastChannel(`quarterdeck ${scope}`) })
    : new SingleTab();
