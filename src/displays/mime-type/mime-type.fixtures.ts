import type { DisplayFixtures } from '../../kit';

export const mimeTypeDisplayFixtures: DisplayFixtures = {
  values: { string: ['image/jpeg', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'] },
  options: [{ showAsExtension: true }],
};
