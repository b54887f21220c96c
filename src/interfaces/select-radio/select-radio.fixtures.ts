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
        { value: '1', text: 'One' },
        { value: '2.5', text: 'Two and a half' },
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
  supports: (_value, _type, options) => Array.isArray(options['choices']),
  edits: [
    { type: 'string', steps: [{ click: 'radio', name: 'Print' }], value: 'print' },
    { type: 'text', from: 'print', steps: [{ click: 'radio', name: 'Web' }], value: 'web' },
    { type: 'string', steps: [{ type: 'Radio', role: 'textbox' }], value: 'Radio' },
    { type: 'integer', steps: [{ click: 'radio', name: 'One' }], value: 1 },
    { type: 'float', steps: [{ click: 'radio', name: 'Two and a half' }], value: 2.5 },
  ],
};
