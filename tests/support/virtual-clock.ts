import { Observable } from 'rxjs';
import type { Clock } from '../../src/ports/environment/clock';

interface Timer {
  readonly at: number;
  readonly ring: () => void;
}

/** A clock that advances only when told to. */
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

  /** Milliseconds until the next timer; null without one. */
  get untilNext(): number | null {
    return this.timers.length === 0 ? null : Math.max(0, Math.min(...this.timers.map(({ at }) => at)) - this.time);
  }

  /** Fires timers until none is due within `quiet` ms, for at most `most` ms. */
  advanceUntilQuiet(quiet: number, most: number): void {
    const end = this.time + most;
    for (let next = this.untilNext; next !== null && next <= quiet; next = this.untilNext) {
      if (this.time + next > end) break;
      this.advance(next);
    }
  }

  /** Advances by this many ms and fires each timer in order at its time. */
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
