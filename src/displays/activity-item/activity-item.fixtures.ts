import type { DisplayFixtures } from '../../kit';

export const activityItemDisplayFixtures: DisplayFixtures = {
  values: { string: ['1', '0b892d73-6a25-4765-983c-2bdc4cc011cf', 'articles'] },
};
