import { limitIcons, filterIcons, nextInGrid } from './select-icon.rules';

const GROUPS = [
  { category: 'home', names: ['chair', 'door_back'] },
  { category: 'maps', names: ['local_bar', 'local_cafe'] },
];

test('filterIcons matches a part of the name', () => {
  expect(filterIcons(GROUPS, ' Local ')).toEqual([GROUPS[1]]);
  expect(filterIcons(GROUPS, 'local cafe')).toEqual([{ category: 'maps', names: ['local_cafe'] }]);
  expect(filterIcons(GROUPS, '')).toEqual(GROUPS);
  expect(filterIcons(GROUPS, 'whale')).toEqual([]);
});

test('limitIcons returns the first icons and the number of hidden ones', () => {
  expect(limitIcons(GROUPS, 3)).toEqual({ groups: [GROUPS[0], { category: 'maps', names: ['local_bar'] }], hidden: 1 });
  expect(limitIcons(GROUPS, 2)).toEqual({ groups: [GROUPS[0]], hidden: 2 });
  expect(limitIcons(GROUPS, 9)).toEqual({ groups: GROUPS, hidden: 0 });
});

test('nextInGrid moves in reading direction', () => {
  expect(nextInGrid('ArrowRight', 0, 10, 4, false)).toBe(1);
  expect(nextInGrid('ArrowRight', 1, 10, 4, true)).toBe(0);
  expect(nextInGrid('ArrowDown', 1, 10, 4, false)).toBe(5);
  expect(nextInGrid('ArrowUp', 1, 10, 4, false)).toBeNull();
  expect(nextInGrid('End', 1, 10, 4, false)).toBe(9);
  expect(nextInGrid('Home', 5, 10, 4, false)).toBe(0);
  expect(nextInGrid('a', 5, 10, 4, false)).toBeNull();
});
