import type { InterfaceFixtures } from '../../kit';

export const systemLanguageFixtures: InterfaceFixtures = {
  values: { string: ['de-DE', 'nl-NL', ''], text: ['ja-JP'] },
  supports: (value) => value === null || typeof value === 'string',
  edits: [
    { type: 'string', from: 'en-US', steps: [{ select: 'Deutsch', role: 'combobox' }], value: 'de-DE' },
    { type: 'text', steps: [{ select: '日本語', role: 'combobox' }], value: 'ja-JP' },
  ],
};
