/** The queue runs after this time even if the browser is busy. */
const IDLE_TIMEOUT_MS = 1000;

const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1);
  return () => clearTimeout(timer);
};

/** A user who has typed this recently is likely to go on: the next key would wait for a batch that has begun. */
const TYPING_PAUSE_MS = 400;

let lastInput = -Infinity;
let isListening = false;

const listenToInput = (): void => {
  if (isListening) return;
  isListening = true;
  window.addEventListener('input', () => (lastInput = Date.now()), { capture: true, passive: true });
};

/** Runs when the browser is idle and the user does not type. */
const whenQuiet = (run: () => void): (() => void) => {
  const wait = (): (() => void) =>
    whenIdle(() => {
      const remaining = lastInput + TYPING_PAUSE_MS - Date.now();
      if (remaining <= 0) return run();
      const timer = setTimeout(() => (cancel = wait()), remaining);
      cancel = () => clearTimeout(timer);
    });
  let cancel = wait();
  return () => cancel();
};

/** Runs low-priority tasks in batches while the browser is idle and the user does not type. */
export class IdleQueue<Key> {
  private readonly waiting = new Map<Key, () => void>();
  private stop: (() => void) | null = null;

  constructor(
    /** Number of tasks per batch. */
    private readonly batchSize: number,
    /** Runs the tasks of one batch. */
    private readonly run: (tasks: readonly (() => void)[]) => void = (tasks) => tasks.forEach((task) => task()),
  ) {}

  /** Adds a task; returns the function that removes it. */
  add(key: Key, task: () => void): () => void {
    listenToInput();
    this.waiting.set(key, task);
    this.schedule();
    return () => void this.remove(key);
  }

  /** Removes a task and returns it; undefined when it is not in the queue. */
  remove(key: Key): (() => void) | undefined {
    const task = this.waiting.get(key);
    this.waiting.delete(key);
    if (this.waiting.size === 0) {
      this.stop?.();
      this.stop = null;
    }
    return task;
  }

  private schedule(): void {
    this.stop ??= whenQuiet(() => {
      this.stop = null;
      const next = [...this.waiting].slice(0, this.batchSize);
      next.forEach(([key]) => this.waiting.delete(key));
      this.run(next.map(([, task]) => task));
      if (this.waiting.size > 0) this.schedule();
    });
  }
}
