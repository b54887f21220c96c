import type { InterfaceFixtures } from '../../kit';

export const inputMultilineFixtures: InterfaceFixtures = {
  values: { text: ['One\nTwo\n', '<b>not bold</b>'], string: ['short'] },
  options: [{ placeholder: 'What is this about?', font: 'serif', softLength: 200, clear: true }],
  inputs: [{ type: 'text', typed: 'First line', value: 'First line' }],
};
