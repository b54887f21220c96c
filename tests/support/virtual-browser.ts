import { Observable, Subject, takeUntil, type Subscription } from 'rxjs';
import type { Call } from '../../src/kernel';
import type { Clock } from '../../src/ports/environment/clock';
import type { Tabs } from '../../src/ports/environment/tabs';

/** A tab that receives messages until it is closed. */
export interface VirtualTab extends Tabs {
  close(): void;
}

type Turn = (waited: boolean) => void;

/** Connected tabs without a browser: messages are delayed, locks are granted in order. */
export class VirtualBrowser {
  private readonly open = new Set<Subject<unknown>>();
  private readonly queues = new Map<string, Turn[]>();

  constructor(
    private readonly clock: Clock,
    /** Delay of a message, in ms. */
    private readonly delay: () => number,
  ) {}

  tab(): VirtualTab {
    const inbox = new Subject<unknown>();
    this.open.add(inbox);
    return {
      messages$: inbox,
      broadcast: (message) => this.deliver(inbox, structuredClone(message)),
      withLock: (name, call) => this.exclusively(name, call),
      close: () => void this.open.delete(inbox),
    };
  }

  private deliver(from: Subject<unknown>, message: unknown): void {
    for (const inbox of this.open) {
      if (inbox !== from) this.clock.after(this.delay()).subscribe(() => inbox.next(message));
    }
  }

  private exclusively<A>(name: string, call: (waited: boolean) => Call<A>): Call<A> {
    return new Observable((subscriber) => {
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      const gone$ = new Subject<void>();
      let running: Subscription | null = null;
      const turn: Turn = (waited) => {
        running = call(waited)
          .pipe(takeUntil(gone$))
          .subscribe({ next: (value) => subscriber.next(value), complete: () => subscriber.complete() });
      };
      queue.push(turn);
      if (queue[0] === turn) turn(false);
      return () => {
        running?.unsubscribe();
        const first = queue[0] === turn;
        queue.splice(queue.indexOf(turn), 1);
        if (first) queue[0]?.(true);
      };
    });
  }
}
