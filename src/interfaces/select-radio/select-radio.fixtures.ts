import type { InterfaceFixtures } from '../../kit';

export const selectRadioFixtures: InterfaceFixtures = {
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
      ],
      allowOther: true,
    },
    {
      choices: [
        { value: 12, text: 'Twelve' },
        { value: '12.5', text: 'Twelve and a half' },
      ],
    },
  ],
  inputs: [],
};
