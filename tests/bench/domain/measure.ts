/** A measured question: the domain's answer and a hand-written loop, which must agree. */
export interface BenchCase {
  readonly name: string;
  /** Limit of the median, in ms. */
  readonly budget: number;
  readonly domain: () => number;
  /** Returns the same number as `domain`. */
  readonly byHand: () => number;
}

export interface Measured {
  readonly name: string;
  readonly budget: number;
  /** Medians, in ms. */
  readonly domain: number;
  readonly byHand: number;
  /** Median of the per-round ratios, so that load on the machine affects both sides. */
  readonly ratio: number;
}

/** Warm-up in ms, so that both are measured optimised, as in a page that has been open for a while. */
const WARM_UP = 1000;
const ROUNDS = 101;

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const timed = (run: () => number): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

/** Alternates between both, so that load affects them alike. Throws when their answers differ. */
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
