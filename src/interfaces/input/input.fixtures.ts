import type { InterfaceFixtures } from '../../kit';

const UUID = '6f1d3f66-c8c7-47be-af81-7516e13a876a';

export const inputFixtures: InterfaceFixtures = {
  values: {
    string: ['', 'The last ferry', '<img src=x onerror=alert(1)>', 'مرحبا'],
    text: ['One\nTwo'],
    uuid: [UUID],
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
  edits: [
    { type: 'string', steps: [{ type: 'Hello', role: 'textbox' }], value: 'Hello' },
    { type: 'string', options: { slug: true }, steps: [{ type: 'The Last', role: 'textbox' }], value: 'the-last' },
    { type: 'text', steps: [{ type: 'Hello', role: 'textbox' }], value: 'Hello' },
    { type: 'uuid', steps: [{ type: UUID, role: 'textbox' }], value: UUID },
    { type: 'integer', steps: [{ type: '12', role: 'textbox' }], value: 12 },
    { type: 'bigInteger', steps: [{ type: '90071992547409931234', role: 'textbox' }], value: '90071992547409931234' },
    { type: 'float', steps: [{ type: '1.5', role: 'textbox' }], value: 1.5 },
    { type: 'decimal', steps: [{ type: '0.12345678901234567891', role: 'textbox' }], value: '0.12345678901234567891' },
    { type: 'bigInteger', steps: [{ type: '12', role: 'textbox' }], value: '12' },
    { type: 'decimal', steps: [{ type: '12.50', role: 'textbox' }], value: '12.50' },
  ],
};
