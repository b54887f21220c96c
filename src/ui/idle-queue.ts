/** A busy page has it done all the same after this many ms. */
const IDLE_TIMEOUT_MS = 1000;

const whenIdle = (then: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(then, { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(then, 1);
  return () => clearTimeout(timer);
};

/** What can wait, done bit by bit while the browser has nothing better to do. */
export class IdleQueue<Key> {
  private readonly waiting = new Map<Key, () => void>();
  private stop: (() => void) | null = null;

  constructor(
    /** How much is done in one go. */
    private readonly batchSize: number,
    /** Does what has its turn. */
    private readonly run: (turns: readonly (() => void)[]) => void = (turns) => turns.forEach((turn) => turn()),
  ) {}

  /** Answers with how to step out of the line. */
  add(key: Key, turn: () => void): () => void {
    this.waiting.set(key, turn);
    this.schedule();
    return () => void this.remove(key);
  }

  /** Out of the line, to be done at once or never; undefined for what is not in it. */
  remove(key: Key): (() => void) | undefined {
    const turn = this.waiting.get(key);
    this.waiting.delete(key);
    if (this.waiting.size === 0) {
      this.stop?.();
      this.stop = null;
    }
    return turn;
  }

  private schedule(): void {
    this.stop ??= whenIdle(() => {
      this.stop = null;
      const next = [...this.waiting].slice(0, this.batchSize);
      next.forEach(([key]) => this.waiting.delete(key));
      this.run(next.map(([, turn]) => turn));
      if (this.waiting.size > 0) this.schedule();
    });
  }
}
