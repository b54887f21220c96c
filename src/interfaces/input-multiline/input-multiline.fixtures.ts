import type { InterfaceFixtures } from '../../kit';

export const inputMultilineFixtures: InterfaceFixtures = {
  values: { text: ['One\nTwo\n', '<b>not bold</b>'], string: ['short'] },
  options: [{ placeholder: 'What is this about?', font: 'serif', softLength: 200, clear: true }],
  edits: [
    { type: 'text', steps: [{ type: 'First line', role: 'textbox' }], value: 'First line' },
    { type: 'string', steps: [{ type: 'short', role: 'textbox' }], value: 'short' },
  ],
};
