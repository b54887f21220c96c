import { IdleQueue } from '../../../ui';

/** Texts up to this length are counted at once, which takes a few ms; longer ones would delay the next key. */
const MAX_LENGTH_AT_ONCE = 20_000;

/** A step of a longer count ends after this many ms, so that a key pressed meanwhile does not wait. */
const STEP_MS = 8;

const steps = new IdleQueue<object>(1);

/**
 * Sums up counts, which are taken as they are iterated: at once where the text to count is short, otherwise step by step
 * while the browser is idle and the user does not type. Returns the function that stops it.
 * @param length Characters that are to be counted.
 */
export const countWhenIdle = (
  counts: Iterable<number>,
  length: number,
  onCounted: (sum: number) => void,
): (() => void) => {
  const rest = counts[Symbol.iterator]();
  let sum = 0;
  /** False where the time is over before the last count. */
  const countUntil = (end: number): boolean => {
    do {
      const next = rest.next();
      if (next.done === true) return true;
      sum += next.value;
    } while (performance.now() < end);
    return false;
  };
  if (length <= MAX_LENGTH_AT_ONCE) {
    countUntil(Infinity);
    onCounted(sum);
    return () => undefined;
  }
  const step = (): void => {
    if (countUntil(performance.now() + STEP_MS)) onCounted(sum);
    else steps.add(rest, step);
  };
  return steps.add(rest, step);
};
