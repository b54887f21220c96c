import fc from 'fast-check';
import type { Json } from '../../kernel';
import { ALIGNMENTS, decodeTableOptions, ROW_HEIGHTS } from './table-options';

test('decodes spacing, widths and alignment', () => {
  expect(
    decodeTableOptions({
      tabular: { spacing: 'compact', widths: { title: 320, id: 24 }, align: { title: 'center', id: 'left' } },
    }),
  ).toEqual({
    spacing: 'compact',
    widths: new Map([
      ['title', 320],
      ['id', 24],
    ]),
    align: new Map([['title', 'center']]),
  });
});

test.each<Json>([
  null,
  [],
  { tabular: null },
  { tabular: { spacing: 'toString', widths: { a: '10', b: -5, c: 23, d: 1e9, e: null } } },
  { tabular: { spacing: 5, widths: [100], align: ['end'] } },
  { tabular: { widths: 'wide', align: { a: 5, b: null, c: '__proto__' } } },
])('decodes %j as the default table', (saved) => {
  expect(decodeTableOptions(saved)).toEqual({ spacing: 'cozy', widths: new Map(), align: new Map() });
});

test('reads back what was saved', () => {
  const options = fc.record({
    spacing: fc.constantFrom(...(Object.keys(ROW_HEIGHTS) as (keyof typeof ROW_HEIGHTS)[])),
    widths: fc.array(fc.tuple(fc.string(), fc.integer({ min: 24, max: 10_000 }))).map((entries) => new Map(entries)),
    align: fc.array(fc.tuple(fc.string(), fc.constantFrom(...ALIGNMENTS))).map((entries) => new Map(entries)),
  });
  fc.assert(
    fc.property(options, (look) => {
      const { spacing, widths, align } = look;
      const read = decodeTableOptions({
        tabular: { spacing, widths: Object.fromEntries(widths), align: Object.fromEntries(align) },
      });
      expect(read.spacing).toBe(look.spacing);
      expect(new Map([...read.widths].sort())).toEqual(new Map([...look.widths].sort()));
      expect(new Map([...read.align].sort())).toEqual(new Map([...look.align].sort()));
    }),
  );
});
