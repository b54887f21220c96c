import type { Json } from '../../../../kernel';
import { csv } from './export-text';

test.each<[readonly Json[], string]>([
  [[], ''],
  [[{}], ''],
  [
    [
      { a: 1, b: 'x"y' },
      { a: null, b: 'z' },
    ],
    '"a","b"\n1,"x""y"\n,"z"',
  ],
  [[{ a: { b: 1, c: { d: true } } }], '"a.b","a.c.d"\n1,true'],
  [[{ a: [1, 'x'], b: {} }], '"a","b"\n"[1,""x""]","{}"'],
  [[{ a: 1 }, { b: 2, a: 3 }], '"a"\n1\n3'],
])('%j becomes %j', (rows, text) => {
  expect(csv(rows)).toBe(text);
});

test('omits rows without values, whatever their columns', () => {
  expect(
    csv([
      { a: 1, b: null },
      { a: null, b: null },
      { a: null, b: [] },
    ]),
  ).toBe('"a","b"\n1,\n,"[]"');
});
