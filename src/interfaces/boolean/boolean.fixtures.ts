import type { InterfaceFixtures } from '../../kit';

export const booleanFixtures: InterfaceFixtures = {
  values: { boolean: [true, false] },
  options: [{ label: 'Show on the front page', color: '#2ECDA7' }],
  inputs: [],
};
