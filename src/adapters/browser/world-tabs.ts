import { Observable, share } from 'rxjs';
import { tabMessage } from '../../domain/session';
import type { Call } from '../../kernel';
import type { Tabs } from '../../ports/tabs';

/** What a window brings for tabs to hear of each other. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

const isSignOut = (message: unknown): boolean => {
  const told = tabMessage(message);
  return told?.kind === 'signed-out' && told.reason === 'sign-out';
};

/**
 * Tabs that have a world of their own each: tokens and views of one mean nothing to another, and nobody need wait for anybody.
 * What they share is the person before them, who signs out of all at once.
 */
export class WorldTabs implements Tabs {
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

  tell(message: unknown): void {
    if (isSignOut(message)) this.channel.postMessage(message);
  }

  exclusively<A>(_name: string, call: (waited: boolean) => Call<A>): Call<A> {
    return call(false);
  }
}
