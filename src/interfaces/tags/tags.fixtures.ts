import type { InterfaceFixtures } from '../../kit';

export const tagsFixtures: InterfaceFixtures = {
  values: { json: [['print', 'web'], [1, 'unknown'], []], csv: [['print', 'web'], 'print,web'] },
  options: [
    { presets: ['News', 'Sea'], capitalization: 'lowercase', iconLeft: 'label' },
    { allowCustom: false, presets: ['News'] },
  ],
  inputs: [],
};
