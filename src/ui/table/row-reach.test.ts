import { AHEAD, covers, reachAround, reserveOf, type Rows, type Way } from './row-reach';

const COUNT = 1000;
const rows = (first: number, end: number): Rows => ({ first, end });

test('more is drawn where somebody is going than where they come from', () => {
  expect(reachAround(rows(100, 118), COUNT, 'on')).toEqual(rows(96, 118 + AHEAD));
  expect(reachAround(rows(100, 118), COUNT, 'back')).toEqual(rows(100 - AHEAD, 122));
});

test('nothing is drawn before the first or after the last', () => {
  expect(reachAround(rows(0, 18), COUNT, 'back')).toEqual(rows(0, 22));
  expect(reachAround(rows(985, 1000), COUNT, 'on')).toEqual(rows(981, 1000));
});

test('rows in sight that are not drawn are noticed at both ends', () => {
  expect(covers(rows(90, 120), rows(90, 120))).toBe(true);
  expect(covers(rows(90, 120), rows(89, 107))).toBe(false);
  expect(covers(rows(90, 120), rows(103, 121))).toBe(false);
});

test('the reserve counts the way it goes, and the ends of the list are far away', () => {
  const [drawn, seen] = [rows(96, 132), rows(100, 118)];
  expect(['on', 'back'].map((way) => reserveOf(drawn, seen, COUNT, way as Way))).toEqual([14, 4]);
  expect(reserveOf(rows(0, 40), rows(2, 20), COUNT, 'back')).toBe(Infinity);
  expect(reserveOf(rows(960, 1000), rows(970, 990), COUNT, 'on')).toBe(Infinity);
});
