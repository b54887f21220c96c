import { markedPlaces, NO_SEARCH, placeBeside, placeFrom, placesIn, searchAgain } from './found-places.rules';

const starts = (text: string, wanted: string, matchesCase = false): readonly number[] =>
  placesIn(text, { text: wanted, matchesCase }).map(({ from }) => from);

const searchOf = (count: number, current: number) => ({
  ...NO_SEARCH,
  places: Array.from({ length: count }, (_, index) => ({ from: index, to: index + 1 })),
  current,
});

test.each([
  ['One one ONE', 'one', false, [0, 4, 8]],
  ['One one ONE', 'One', true, [0]],
  ['aaaa', 'aa', false, [0, 2]],
  ['İstanbul, istanbul', 'İSTANBUL', false, [0, 10]],
  ['İ a', 'a', false, [2]],
  ['a.c abc', 'a.c', false, [0]],
  ['abc', '', false, []],
  ['abc', 'x', false, []],
])('%j has %j (case %j) at %j', (text, wanted, matchesCase, expected) =>
  expect(starts(text, wanted, matchesCase)).toEqual(expected),
);

test('no letter but İ changes its length in lower case, so that places are positions of the text', () => {
  const longer: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const letter = String.fromCodePoint(code);
    if (letter.toLowerCase().length !== letter.length) longer.push(letter);
  }
  expect(longer).toEqual(['İ']);
});

test('the first place is the one from the caret on, and after the last one comes the first', () => {
  const { places } = searchOf(3, -1);
  expect([0, 1, 2, 3].map((position) => placeFrom(places, position))).toEqual([0, 1, 2, 0]);
  expect(placeFrom([], 0)).toBe(-1);
  expect([0, 1, 2, -1].map((current) => placeBeside(searchOf(3, current), 1))).toEqual([1, 2, 0, 0]);
  expect([0, 1, 2, -1].map((current) => placeBeside(searchOf(3, current), -1))).toEqual([2, 0, 1, 2]);
  expect(placeBeside(searchOf(0, -1), 1)).toBe(-1);
});

test('a text with fewer places shows its last one', () => {
  expect(searchAgain(searchOf(3, 2), searchOf(2, -1).places).current).toBe(1);
  expect(searchAgain(searchOf(3, 2), []).current).toBe(-1);
});

test('1,000 places are marked, the one that is shown among them', () => {
  const marked = markedPlaces(searchOf(5_000, 3_000));
  expect(marked).toHaveLength(1_000);
  expect(marked.filter(({ isCurrent }) => isCurrent)).toEqual([{ from: 3_000, to: 3_001, isCurrent: true }]);
});
