import { Observable } from 'rxjs';
import type { Clock } from '../../src/ports/clock';

interface Timer {
  readonly at: number;
  readonly ring: () => void;
}

/** A clock that goes only when told to. */
export class VirtualClock implements Clock {
  private timers: readonly Timer[] = [];

  constructor(private time = 0) {}

  now(): number {
    return this.time;
  }

  after(milliseconds: number): Observable<void> {
    return new Observable((subscriber) => {
      const timer: Timer = {
        at: this.time + milliseconds,
        ring: () => {
          subscriber.next();
          subscriber.complete();
        },
      };
      this.timers = [...this.timers, timer];
      return () => {
        this.timers = this.timers.filter((other) => other !== timer);
      };
    });
  }

  /** Milliseconds until the next timer rings; null when there is none. */
  get untilNext(): number | null {
    return this.timers.length === 0 ? null : Math.max(0, Math.min(...this.timers.map(({ at }) => at)) - this.time);
  }

  /** Lets this many milliseconds pass, ringing every timer in its order and at its time. */
  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = [...this.timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.ring();
    }
    this.time = end;
  }
}
