/** The full number of schedules with `npm run test:faults`, a tenth otherwise. */
export const scheduleCount = (full: number): number => (process.env['FAULTS'] === 'full' ? full : Math.ceil(full / 10));

const numberIn = (name: string): number => Number(process.env[name] ?? Number.NaN);

/** Seeds from 1, or from FROM in the environment; SEED runs a single one. */
export const seeds = (full: number): readonly number[] => {
  const [one, from] = [numberIn('SEED'), numberIn('FROM')];
  const first = Number.isInteger(from) ? from : 1;
  return Number.isInteger(one) ? [one] : Array.from({ length: scheduleCount(full) }, (_, index) => first + index);
};
