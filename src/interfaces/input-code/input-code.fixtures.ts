import type { InterfaceFixtures } from '../../kit';

export const inputCodeFixtures: InterfaceFixtures = {
  values: {
    string: ['const one = 1;', ''],
    text: ['a\r\nb', 'a\nb\r\nc\r', '\tif (a) {\n\t}\n', '{"a": 1,}'],
    json: [{ a: [1, { b: null }], c: 'é' }, [], {}, '{"a": 1', 0, false, ''],
  },
  options: [{ language: 'javascript', lineNumber: true, template: 'const two = 2;' }],
  supports: (value, type) => type === 'json' || value === null || typeof value !== 'object',
  edits: [
    { type: 'string', steps: [{ type: 'one = 1', role: 'textbox' }], value: 'one = 1' },
    { type: 'text', steps: [{ type: 'one = 1', role: 'textbox' }], value: 'one = 1' },
    { type: 'json', steps: [{ type: '{"a": [1, null]}', role: 'textbox' }], value: { a: [1, null] } },
  ],
};
