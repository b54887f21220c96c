import type { InterfaceFixtures } from '../../kit';

export const selectColorFixtures: InterfaceFixtures = {
  values: { string: ['#E35169', '#e3516980', 'rgb(1, 2, 3)', 'blueish'] },
  inputs: [{ type: 'string', typed: '#12ab34', value: '#12ab34' }],
};
