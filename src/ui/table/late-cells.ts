import { startTransition } from 'react';
import { whenIdle } from '../when-idle';

/** Rows that get the rest of their cells in one go. */
const SLICE = 5;

/** Gives rows the cells that are out of sight, some rows at a time, while the browser has nothing better to do. */
export class LateCells {
  private readonly waiting = new Set<() => void>();
  private stop: (() => void) | null = null;

  /** `fill` is called in its turn; answers with how to step out of the line. */
  readonly add = (fill: () => void): (() => void) => {
    this.waiting.add(fill);
    this.goOn();
    return () => {
      this.waiting.delete(fill);
      if (this.waiting.size > 0) return;
      this.stop?.();
      this.stop = null;
    };
  };

  private goOn(): void {
    this.stop ??= whenIdle(() => {
      this.stop = null;
      const next = [...this.waiting].slice(0, SLICE);
      next.forEach((fill) => this.waiting.delete(fill));
      startTransition(() => next.forEach((fill) => fill()));
      if (this.waiting.size > 0) this.goOn();
    });
  }
}
