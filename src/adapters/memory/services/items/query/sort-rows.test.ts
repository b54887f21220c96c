import fc from 'fast-check';
import { sortWindow } from './sort-rows';

test('a window contains what a full sort puts there', () => {
  const values = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 400 });
  fc.assert(
    fc.property(values, fc.nat(450), fc.nat(450), (all, start, length) => {
      const compare = (a: number, b: number): number => (all[a] ?? 0) - (all[b] ?? 0) || a - b;
      const sorted = all.map((_, index) => index).sort(compare);
      const indices = sortWindow(all.length, compare, start, start + length);
      expect(indices.slice(start, start + length)).toEqual(sorted.slice(start, start + length));
      expect([...indices].sort((a, b) => a - b)).toEqual(all.map((_, index) => index));
    }),
  );
});

test.each([0, 50_000, 99_975])('a page from %i out of 100,000 needs fewer comparisons than a full sort', (start) => {
  let comparisons = 0;
  const value = (index: number): number => (index * 7919) % 100_003;
  const compare = (a: number, b: number): number => {
    comparisons += 1;
    return value(a) - value(b);
  };
  sortWindow(100_000, compare, start, start + 25);
  expect(comparisons).toBeLessThan(800_000);
});
