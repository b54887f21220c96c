import type { InterfaceFixtures } from '../../kit';

export const tagsFixtures: InterfaceFixtures = {
  values: { json: [['print', 'web'], [1, 'unknown'], []], csv: [['print', 'web'], 'print,web'] },
  options: [
    { presets: ['News', 'Sea'], capitalization: 'lowercase', iconLeft: 'label' },
    { allowCustom: false, presets: ['News'] },
  ],
  supports: (value, type) =>
    value === null ||
    (type === 'csv' && typeof value === 'string') ||
    (Array.isArray(value) && value.every((entry) => typeof entry === 'string')),
  edits: [
    { type: 'json', from: ['sea'], steps: [{ type: 'Wind{Enter}', role: 'textbox' }], value: ['sea', 'wind'] },
    { type: 'csv', steps: [{ type: 'wind,', role: 'textbox' }], value: ['wind'] },
    { type: 'csv', steps: [{ click: 'button', name: 'News' }], value: ['News'] },
  ],
};
