import type { InterfaceFixtures } from '../../kit';

/** Typing is tested beside the editor: it needs a browser's own layout, which the matrix suite does without. */
export const inputCodeFixtures: InterfaceFixtures = {
  values: {
    string: ['const one = 1;', ''],
    text: ['a\r\nb', 'a\nb\r\nc\r', '\tif (a) {\n\t}\n', '{"a": 1,}'],
    json: [{ a: [1, { b: null }], c: 'é' }, [], {}, '{"a": 1', 0, false, ''],
  },
  options: [{ language: 'javascript', lineNumber: true, template: 'const two = 2;' }],
  inputs: [],
};
