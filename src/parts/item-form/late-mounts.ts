import { createContext } from 'react';
import { whenIdle } from '../../ui';

/** Fields that are drawn in one go while the browser has nothing better to do. React stops in between for whoever types. */
const SLICE = 10;

/**
 * Has the fields of a long form drawn after those that are seen first: at once when they come into view, the rest bit by
 * bit while the browser is idle, so that soon all of them can be found, read out and tabbed through.
 */
export class LateMounts {
  private readonly waiting = new Map<Element, () => void>();
  private readonly observer: IntersectionObserver | null;
  private stop: (() => void) | null = null;

  constructor() {
    this.observer = LateMounts.canWait
      ? new IntersectionObserver((entries) => entries.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => this.draw(target)))
      : null;
  }

  /** Without anybody to say what comes into view, nothing waits. */
  static get canWait(): boolean {
    return typeof IntersectionObserver === 'function';
  }

  /** Has something drawn when it is its turn; answers with how to step out of the line. */
  readonly add = (place: Element, draw: () => void): (() => void) => {
    this.waiting.set(place, draw);
    this.observer?.observe(place);
    this.goOn();
    return () => this.forget(place);
  };

  private draw(place: Element): void {
    const draw = this.waiting.get(place);
    this.forget(place);
    draw?.();
  }

  private forget(place: Element): void {
    this.waiting.delete(place);
    this.observer?.unobserve(place);
    if (this.waiting.size > 0) return;
    this.stop?.();
    this.stop = null;
  }

  private goOn(): void {
    this.stop ??= whenIdle(() => {
      this.stop = null;
      [...this.waiting.keys()].slice(0, SLICE).forEach((place) => this.draw(place));
      if (this.waiting.size > 0) this.goOn();
    });
  }
}

export const LateMountsContext = createContext<LateMounts | null>(null);
