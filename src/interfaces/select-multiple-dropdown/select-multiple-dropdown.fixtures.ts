import type { InterfaceFixtures } from '../../kit';

export const selectMultipleDropdownFixtures: InterfaceFixtures = {
  values: { json: [['print', 'web'], [1, 'unknown'], []], csv: [['print', 'web'], 'print,web'] },
  options: [
    {
      choices: [
        { value: 'draft', text: 'Draft', icon: 'edit' },
        { value: 'print', text: 'Print', icon: 'print' },
        { value: 'web', text: 'Web' },
      ],
      allowNone: true,
      allowOther: true,
    },
  ],
  inputs: [],
};
