import type { DisplayFixtures } from '../../kit';

export const collectionDisplayFixtures: DisplayFixtures = {
  values: { string: ['articles', 'no_such_collection'] },
  options: [{ icon: false }],
};
