import type { InterfaceFixtures } from '../../kit';

export const selectMultipleDropdownFixtures: InterfaceFixtures = {
  values: { json: [['print', 'web'], [1, 'unknown'], []], csv: [['print', 'web'], 'print,web'] },
  options: [
    {
      choices: [
        { value: 'draft', text: 'Draft', icon: 'edit' },
        { value: 'print', text: 'Print', icon: 'print' },
        { divider: true },
        { value: 'web', text: 'Web' },
        { value: 'fax', text: 'Fax', disabled: true },
      ],
      allowNone: true,
      allowOther: true,
    },
  ],
  inputs: [],
};
