import { textOption } from '../../domain/values';
import type { InterfaceFixtures } from '../../kit';

/** A collection of the demonstration world. */
const ARTICLES = { collectionName: 'articles' };

export const systemDisplayTemplateFixtures: InterfaceFixtures = {
  values: {
    string: ['{{title}} by {{author.first_name}}', '{{ title }}', '{{gone}}', 'text', ''],
    text: ['{{title}}'],
  },
  options: [ARTICLES, { collectionField: 'collection' }],
  supports: (value, _type, options) =>
    (value === null || typeof value === 'string') && textOption(options, 'collectionName') !== undefined,
  edits: [
    {
      type: 'string',
      steps: [
        { click: 'button', text: 'template_add_field' },
        { type: 'title{Enter}', role: 'combobox' },
      ],
      value: '{{title}}',
    },
    { type: 'text', from: 'Old', steps: [{ type: 'er' }], value: 'Older' },
    {
      type: 'string',
      from: '{{summary}}',
      options: { collectionName: 'specimens' },
      steps: [{ click: 'button', text: 'template_remove', item: 'Summary' }],
      value: null,
    },
  ],
};
