import type { Question } from './requests';

export interface Answer {
  readonly name: string;
  readonly budget: number;
  /** Milliseconds. The minimum is the duration without other load on the machine. */
  readonly fastest: number;
  readonly median: number;
  readonly slowest: number;
}

const WARM_UPS = 3;
const ROUNDS = 15;

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const timed = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

export const answerOf = (name: string, budget: number, times: readonly number[]): Answer => ({
  name,
  budget,
  fastest: Math.min(...times),
  median: median(times),
  slowest: Math.max(...times),
});

export const answer = ({ name, budget, ask }: Question): Answer => {
  for (let round = 0; round < WARM_UPS; round += 1) ask();
  const times = Array.from({ length: ROUNDS }, () => timed(ask));
  return answerOf(name, budget, times);
};
