import type { InterfaceFixtures } from '../../kit';

export const inputFixtures: InterfaceFixtures = {
  values: {
    string: ['', 'The last ferry', '<img src=x onerror=alert(1)>', 'مرحبا'],
    text: ['One\nTwo'],
    uuid: ['6f1d3f66-c8c7-47be-af81-7516e13a876a'],
    integer: [0, -7, 42],
    bigInteger: [12, '12', '90071992547409931234'],
    float: [1.5, 0.30000000000000004],
    decimal: [12.3, '12.30', '0.12345678901234567891'],
  },
  options: [
    { placeholder: 'Name', iconLeft: 'title', iconRight: 'edit', softLength: 20, clear: true },
    { font: 'monospace', slug: true },
    { masked: true },
  ],
  inputs: [
    { type: 'string', typed: 'Hello', value: 'Hello' },
    { type: 'integer', typed: '12', value: 12 },
    { type: 'bigInteger', typed: '90071992547409931234', value: '90071992547409931234' },
    { type: 'bigInteger', typed: '12', value: '12' },
    { type: 'decimal', typed: '12.50', value: '12.50' },
  ],
};
