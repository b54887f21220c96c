/** As many as the promise says by `npm run test:faults`, a tenth of them otherwise. */
export const howMany = (full: number): number => (process.env['FAULTS'] === 'full' ? full : Math.ceil(full / 10));

/** Seeds from 1 on; SEED in the environment is the one to look at closely. */
export const seeds = (full: number): readonly number[] => {
  const one = Number(process.env['SEED'] ?? Number.NaN);
  return Number.isInteger(one) ? [one] : Array.from({ length: howMany(full) }, (_, index) => index + 1);
};
