/** What is measured: the domain's way and a loop written by hand for just this question, which must agree. */
export interface BenchCase {
  readonly name: string;
  /** Milliseconds that the median may take. */
  readonly budget: number;
  readonly domain: () => number;
  /** Gives the same number as `domain`. */
  readonly byHand: () => number;
}

export interface Measured {
  readonly name: string;
  readonly budget: number;
  /** Medians in milliseconds. */
  readonly domain: number;
  readonly byHand: number;
  /** The median of what each round says of itself: a machine that is busy for a while is so for both. */
  readonly ratio: number;
}

/** Milliseconds for both together, so that short ones too are measured as they run in a page that has been open a while. */
const WARM_UP = 1000;
const ROUNDS = 101;

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const timed = (run: () => number): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

/** Both by turns, so that a busy machine is busy for both. Throws when their answers differ: then there is nothing to compare. */
export const measure = ({ name, budget, domain, byHand }: BenchCase): Measured => {
  if (domain() !== byHand()) throw new Error(`${name}: the domain counts ${domain()}, the loop by hand ${byHand()}`);
  const end = performance.now() + WARM_UP;
  while (performance.now() < end) [domain, byHand].forEach(timed);
  const rounds = Array.from({ length: ROUNDS }, () => ({ domain: timed(domain), byHand: timed(byHand) }));
  return {
    name,
    budget,
    domain: median(rounds.map((each) => each.domain)),
    byHand: median(rounds.map((each) => each.byHand)),
    ratio: median(rounds.map((each) => each.domain / each.byHand)),
  };
};
