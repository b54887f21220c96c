import type { DisplayFixtures } from '../../kit';

export const activityActionDisplayFixtures: DisplayFixtures = {
  values: { string: ['create', 'update', 'delete', 'comment', 'authenticate', 'revert'] },
};
