/** As many as the promise says by `npm run test:faults`, a tenth of them otherwise. */
export const scheduleCount = (full: number): number => (process.env['FAULTS'] === 'full' ? full : Math.ceil(full / 10));

const numberIn = (name: string): number => Number(process.env[name] ?? Number.NaN);

/** Seeds from 1 on, or from FROM in the environment, for schedules that nobody has seen yet; SEED is the one to look at closely. */
export const seeds = (full: number): readonly number[] => {
  const [one, from] = [numberIn('SEED'), numberIn('FROM')];
  const first = Number.isInteger(from) ? from : 1;
  return Number.isInteger(one) ? [one] : Array.from({ length: scheduleCount(full) }, (_, index) => first + index);
};
