import type { InterfaceFixtures } from '../../kit';

export const inputAutocompleteApiFixtures: InterfaceFixtures = {
  values: {
    string: ['', 'The last ferry', '<img src=x onerror=alert(1)>', 'مرحبا'],
    text: ['One\nTwo'],
  },
  options: [
    {
      url: '/items/articles?fields=title&search={{value}}',
      resultsPath: 'data',
      valuePath: 'title',
      rate: 0,
      placeholder: 'Title',
      iconLeft: 'title',
      iconRight: 'edit',
    },
    { url: 'https://{{value}}.example', resultsPath: 'data', valuePath: 'title', font: 'monospace' },
    { trigger: 'debounce', font: 'serif' },
  ],
  edits: [
    { type: 'string', steps: [{ type: 'Hello', role: 'combobox' }], value: 'Hello' },
    { type: 'text', steps: [{ type: 'Hello', role: 'combobox' }], value: 'Hello' },
    {
      type: 'string',
      steps: [{ type: 'orkney', role: 'combobox' }, { click: 'option' }],
      value: 'Orkney after the rain',
    },
  ],
};
