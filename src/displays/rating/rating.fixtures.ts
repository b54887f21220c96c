import type { DisplayFixtures } from '../../kit';

export const ratingDisplayFixtures: DisplayFixtures = {
  values: { integer: [0, 3, 7], float: [3.5], decimal: ['2.25'] },
  options: [{ simple: true }],
};
