import fc from 'fast-check';
import { itemRange, pageCount, pageWindow } from './pagination';

test('a few pages are all shown', () => {
  expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageWindow(1, 0)).toEqual([]);
});

test('many pages are shown around the current one, with first and last', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageWindow(5, 20)).toEqual([1, null, 4, 5, 6, null, 20]);
  expect(pageWindow(17, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
  expect(pageWindow(16, 20)).toEqual([1, null, 15, 16, 17, null, 20]);
});

test('the window always holds seven places, the current page, the first and the last, in order', () => {
  const pages = fc
    .integer({ min: 8, max: 5000 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(pages, ([page, last]) => {
      const shown = pageWindow(page, last);
      const numbers = shown.filter((entry) => entry !== null);
      expect(shown).toHaveLength(7);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, last]));
    }),
  );
});

test('ranges and counts', () => {
  expect([pageCount(214, 25), pageCount(0, 25), pageCount(214, -1)]).toEqual([9, 0, 1]);
  expect(itemRange(1, -1, 214)).toEqual({ from: 1, to: 214 });
  expect(itemRange(9, 25, 214)).toEqual({ from: 201, to: 214 });
  expect(itemRange(1, 25, 0)).toBeNull();
});

test('the ranges of all pages hold every item once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 100 }), (count, limit) => {
      const ranges = Array.from({ length: pageCount(count, limit) }, (_, index) => itemRange(index + 1, limit, count));
      expect(ranges[0]?.from).toBe(1);
      expect(ranges.at(-1)?.to).toBe(count);
      for (const [index, range] of ranges.entries())
        if (index > 0) expect(range?.from).toBe((ranges[index - 1]?.to ?? 0) + 1);
    }),
  );
});
