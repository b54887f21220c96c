import { firstValueFrom, Observable, share, Subject, takeUntil } from 'rxjs';
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

  tell(message: unknown): void {
    this.environment.channel.postMessage(message);
  }

  exclusively<A>(name: string, call: (waited: boolean) => Call<A>): Call<A> {
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
