import type { DisplayFixtures } from '../../kit';

export const colorDisplayFixtures: DisplayFixtures = {
  values: { string: ['#1064A3', '#E5C07B80', '#abc8', 'seagreen', 'no colour'] },
};
