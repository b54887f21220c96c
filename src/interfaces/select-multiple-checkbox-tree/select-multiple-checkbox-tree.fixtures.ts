import type { InterfaceFixtures } from '../../kit';

export const selectMultipleCheckboxTreeFixtures: InterfaceFixtures = {
  values: { json: [['print', 'web'], [1, 'unknown'], []], csv: [['print', 'web'], 'print,web'] },
  options: [
    {
      choices: [
        {
          value: 'media',
          text: 'Media',
          children: [
            { value: 'print', text: 'Print' },
            { value: 'web', text: 'Web', icon: 'public' },
            { divider: true },
            { value: 'fax', text: 'Fax', disabled: true },
          ],
        },
      ],
    },
  ],
  inputs: [],
};
