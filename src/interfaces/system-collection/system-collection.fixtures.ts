import type { InterfaceFixtures } from '../../kit';

/** Collections of the demonstration world. */
export const systemCollectionFixtures: InterfaceFixtures = {
  values: { string: ['articles', 'directus_users', 'gone', ''], text: ['authors'] },
  options: [{}, { includeSystem: true }],
  supports: (value) => value === null || typeof value === 'string',
  edits: [
    { type: 'string', steps: [{ select: 'style_notes', role: 'combobox' }], value: 'style_notes' },
    { type: 'text', from: 'gone', steps: [{ select: 'articles', role: 'combobox' }], value: 'articles' },
    {
      type: 'string',
      options: { includeSystem: true },
      steps: [{ select: 'directus_webhooks', role: 'combobox' }],
      value: 'directus_webhooks',
    },
  ],
};
