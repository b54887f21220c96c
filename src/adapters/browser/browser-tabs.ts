import { firstValueFrom, NEVER, Observable, share, Subject, takeUntil } from 'rxjs';
import { tabMessage } from '../../domain/session';
import type { Call } from '../../kernel';
import type { Tabs } from '../../ports/tabs';

/** What a window brings for tabs to know of each other. */
export interface TabEnvironment {
  readonly locks: LockManager;
  readonly channel: BroadcastChannel;
}

/** Tabs of one browser by BroadcastChannel and Web Locks. `scope` parts one mounted application from another. */
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

/** A tab without any others: where a session cannot be shared, or a browser lacks the means. */
export class SingleTab implements Tabs {
  readonly messages$: Observable<unknown> = NEVER;

  broadcast(): void {
    // There is nobody to hear it.
  }

  withLock<A>(_name: string, call: (waited: boolean) => Call<A>): Call<A> {
    return call(false);
  }
}

/** What a window brings for tabs to hear of each other. */
type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

const isSignOut = (message: unknown): boolean => {
  const told = tabMessage(message);
  return told?.kind === 'signed-out' && told.reason === 'sign-out';
};

/**
 * Tabs that have a world of their own each: tokens and views of one mean nothing to another, and nobody need wait for anybody.
 * What they share is the person before them, who signs out of all at once.
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
