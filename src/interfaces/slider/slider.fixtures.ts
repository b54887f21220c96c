import type { InterfaceFixtures } from '../../kit';

export const sliderFixtures: InterfaceFixtures = {
  values: {
    integer: [0, 50, 101, -3],
    float: [0.30000000000000004],
    decimal: [12.3, '12.30', '0.12345678901234567891'],
    bigInteger: [7, '7', '90071992547409931234'],
  },
  options: [{ minValue: 0, maxValue: 5, stepInterval: 0.5, alwaysShowValue: true }],
  edits: [
    { type: 'integer', steps: [{ fill: '3' }], value: 3 },
    { type: 'integer', steps: [{ type: '4', role: 'textbox' }], value: 4 },
    { type: 'float', steps: [{ type: '2.25', role: 'textbox' }], value: 2.25 },
    { type: 'bigInteger', steps: [{ type: '90071992547409931234', role: 'textbox' }], value: '90071992547409931234' },
    { type: 'decimal', steps: [{ type: '0.12345678901234567891', role: 'textbox' }], value: '0.12345678901234567891' },
  ],
};
