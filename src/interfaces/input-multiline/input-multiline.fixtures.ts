import type { InterfaceFixtures } from '../../kit';

export const inputMultilineFixtures: InterfaceFixtures = {
  values: { text: ['One\nTwo\n', '<b>not bold</b>'], string: ['short'] },
  inputs: [{ type: 'text', typed: 'First line', value: 'First line' }],
};
