import type { DisplayFixtures } from '../../kit';

export const iconDisplayFixtures: DisplayFixtures = {
  values: { string: ['anchor', 'local_cafe', 'no_such_icon'] },
  options: [{ filled: true, color: '#E35169' }],
};
