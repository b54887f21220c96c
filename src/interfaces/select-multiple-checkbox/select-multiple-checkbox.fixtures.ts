import type { InterfaceFixtures } from '../../kit';

export const selectMultipleCheckboxFixtures: InterfaceFixtures = {
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
      allowOther: true,
      itemsShown: 2,
    },
  ],
  inputs: [],
};
