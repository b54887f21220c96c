import type { InterfaceFixtures } from '../../kit';

export const selectDropdownFixtures: InterfaceFixtures = {
  values: {
    string: ['draft', ''],
    text: ['draft'],
    integer: [1, 0],
    bigInteger: [12, '12', '90071992547409931234'],
    float: [1.5],
    decimal: [12.5, '12.50', '0.12345678901234567891'],
  },
  options: [
    {
      choices: [
        { value: 'draft', text: 'Draft', icon: 'edit' },
        { value: 'print', text: 'Print', icon: 'print' },
        { divider: true },
        { value: 'web', text: 'Web' },
        { value: 'fax', text: 'Fax', disabled: true },
        { value: '1', text: 'One' },
        { value: '2.5', text: 'Two and a half' },
      ],
      allowNone: true,
      allowOther: true,
    },
    {
      choices: [
        { value: 12, text: 'Twelve' },
        { value: '12.5', text: 'Twelve and a half' },
      ],
    },
  ],
  supports: (_value, _type, options) => Array.isArray(options['choices']),
  edits: [
    { type: 'string', steps: [{ select: 'Print', role: 'combobox' }], value: 'print' },
    { type: 'text', from: 'print', steps: [{ select: 'Web', role: 'combobox' }], value: 'web' },
    { type: 'integer', steps: [{ select: 'One', role: 'combobox' }], value: 1 },
    { type: 'float', steps: [{ select: 'Two and a half', role: 'combobox' }], value: 2.5 },
  ],
};
