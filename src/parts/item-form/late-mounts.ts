import { createContext } from 'react';
import { IdleQueue } from '../../ui';

/** Fields that are drawn in one go while the browser has nothing better to do. React stops in between for whoever types. */
const SLICE = 10;

/**
 * Has the fields of a long form drawn after those that are seen first: at once when they come into view, the rest bit by
 * bit while the browser is idle, so that soon all of them can be found, read out and tabbed through.
 */
export class LateMounts {
  private readonly queue = new IdleQueue<Element>(SLICE);
  private readonly observer: IntersectionObserver | null;

  constructor() {
    this.observer = LateMounts.canWait
      ? new IntersectionObserver((entries) =>
          entries.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => this.queue.take(target)?.()),
        )
      : null;
  }

  /** Without anybody to say what comes into view, nothing waits. */
  static get canWait(): boolean {
    return typeof IntersectionObserver === 'function';
  }

  /** Has something drawn when it is its turn; answers with how to step out of the line. */
  readonly add = (place: Element, draw: () => void): (() => void) => {
    const leave = this.queue.add(place, () => {
      this.observer?.unobserve(place);
      draw();
    });
    this.observer?.observe(place);
    return () => {
      this.observer?.unobserve(place);
      leave();
    };
  };
}

export const LateMountsContext = createContext<LateMounts | null>(null);
