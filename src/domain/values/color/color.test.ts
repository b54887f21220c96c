import fc from 'fast-check';
import { type Color, fromHsl, isColorOption, parseColor, printColor, readColorEntry, toHsl } from './color';
import { COLOR_NAMES } from './color-names';
import { contrast, luminance, needsBorder, readableOn } from './contrast';

const BLACK: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
const WHITE: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

const channel = fc.integer({ min: 0, max: 255 });
const color: fc.Arbitrary<Color> = fc.record({ red: channel, green: channel, blue: channel, alpha: fc.constant(1) });

test('parses hex with three, four, six or eight digits', () => {
  expect(parseColor('#fc0')).toEqual({ red: 255, green: 204, blue: 0, alpha: 1 });
  expect(parseColor(' #00C897 ')).toEqual({ red: 0, green: 200, blue: 151, alpha: 1 });
  expect(parseColor('#00000080')).toEqual({ ...BLACK, alpha: 128 / 255 });
  expect(parseColor('#0008')).toEqual({ ...BLACK, alpha: 136 / 255 });
  expect(['#ff', '#12345', '#1234567'].map(parseColor)).toEqual([null, null, null]);
});

test('parses rgb and hsl with commas or spaces, with or without alpha', () => {
  expect(parseColor('rgb(255, 204, 0)')).toEqual({ red: 255, green: 204, blue: 0, alpha: 1 });
  expect(parseColor('rgb(255,204,0)')).toEqual({ red: 255, green: 204, blue: 0, alpha: 1 });
  expect(parseColor('rgb( 255  204   0 / .25 )')).toEqual({ red: 255, green: 204, blue: 0, alpha: 0.25 });
  expect(parseColor('RGBA(100% 0% 300 / 50%)')).toEqual({ red: 255, green: 0, blue: 255, alpha: 0.5 });
  expect(parseColor('hsl(120, 100%, 50%)')).toEqual({ red: 0, green: 255, blue: 0, alpha: 1 });
  expect(parseColor('hsl(-240deg 100% 50% / 0.25)')).toEqual({ red: 0, green: 255, blue: 0, alpha: 0.25 });
});

test('parses the names of CSS', () => {
  expect(parseColor('red')).toEqual({ red: 255, green: 0, blue: 0, alpha: 1 });
  expect(parseColor(' RebeccaPurple ')).toEqual({ red: 102, green: 51, blue: 153, alpha: 1 });
  expect(parseColor('transparent')).toEqual({ ...BLACK, alpha: 0 });
  expect(Object.values(COLOR_NAMES).filter((color) => parseColor(color) === null)).toEqual([]);
});

test.each([
  ['', null, null],
  [' ', 7, null],
  ['#12ab34', 7, '#12ab34'],
  [' #12ab34 ', null, '#12ab34'],
  ['#abc', 7, '#AABBCC'],
  ['#abcf', 7, '#AABBCC'],
  ['#12ab34ff', 7, '#12AB34'],
  ['#12ab34ff', 9, '#12ab34ff'],
  ['red', 7, '#FF0000'],
  ['rgb(1, 2, 3)', 7, '#010203'],
  ['rgb(1 2 3 / 0.999)', 7, '#010203'],
  ['#12ab3480', 9, '#12ab3480'],
  ['#12ab3480', 255, '#12ab3480'],
  ['#12ab3480', null, '#12ab3480'],
  ['#abcd', 9, '#AABBCCDD'],
  ['hsl(120, 100%, 50%, 0.5)', null, '#00FF0080'],
  ['transparent', 9, '#00000000'],
])('reads %j for a column of %j characters', (text, limit, value) =>
  expect(readColorEntry(text, limit)).toEqual({ kind: 'value', value }),
);

test.each([
  ['#12ab3480', 8, 'alpha'],
  ['#abcd', 7, 'alpha'],
  ['transparent', 7, 'alpha'],
  ['#12ab3', null, 'invalid'],
  ['blueish', 255, 'invalid'],
  ['var(--a)', null, 'invalid'],
])('refuses %j for a column of %j characters: %s', (text, limit, problem) =>
  expect(readColorEntry(text, limit)).toEqual({ kind: 'refused', problem }),
);

test('returns null for anything else', () => {
  for (const text of [
    '',
    'reddish',
    'toString',
    'x#fc0',
    'xrgb(1,2,3)',
    'rgb(1,2,3)x',
    'rgb(x,2,3)',
    'rgb(x1,2,3)',
    'rgb(1,2x,3)',
    'rgb(1,2,3,x)',
    'rgb(1,2)',
    'rgb(1,2,3,)',
    'rgb(1,2,3,1,1)',
    'rgb(a,b,c)',
    'hsl(1,x,2)',
    'hsl(1,2,x)',
    'var(--a)',
  ]) {
    expect(parseColor(text)).toBeNull();
  }
});

test('accepts the formats of options', () => {
  expect(isColorOption('#00C89780')).toBe(true);
  expect(isColorOption('#00C897')).toBe(true);
  expect(isColorOption('var(--primary-25)')).toBe(true);
  expect(['x#00C897', '#00C89780x', 'var(--a);x', 'xvar(--a)'].some(isColorOption)).toBe(false);
});

test('converts greys and primary colours to HSL', () => {
  expect(toHsl(WHITE)).toEqual({ hue: 0, saturation: 0, lightness: 100, alpha: 1 });
  expect(toHsl({ red: 0, green: 255, blue: 0, alpha: 1 }).hue).toBe(120);
  expect(toHsl({ red: 0, green: 0, blue: 255, alpha: 1 }).hue).toBe(240);
  expect(toHsl({ red: 255, green: 0, blue: 255, alpha: 1 }).hue).toBe(300);
});

test('round-trips through HSL and text', () => {
  fc.assert(
    fc.property(color, (each) => {
      expect(fromHsl(toHsl(each))).toEqual(each);
      expect(parseColor(printColor(each))).toEqual(each);
    }),
  );
});

test('prints and parses alpha in steps of 1/255', () => {
  expect(printColor({ red: 1, green: 2, blue: 3, alpha: 0.5 })).toBe('#01020380');
  expect(printColor({ red: 1, green: 2, blue: 171, alpha: 1 })).toBe('#0102AB');
});

test('computes the WCAG contrast between 1 and 21, symmetric', () => {
  expect(contrast(BLACK, WHITE)).toBeCloseTo(21);
  expect(contrast({ red: 118, green: 118, blue: 118, alpha: 1 }, WHITE)).toBeCloseTo(4.54, 2);
  expect(luminance({ red: 5, green: 5, blue: 5, alpha: 1 })).toBeCloseTo(5 / 255 / 12.92);
  fc.assert(
    fc.property(color, color, (one, other) => {
      expect(contrast(one, other)).toBe(contrast(other, one));
      expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
      expect(contrast(one, other)).toBeLessThanOrEqual(21.0001);
      expect(contrast(one, one)).toBe(1);
    }),
  );
});

test('finds a readable colour with a contrast of at least 4.5', () => {
  fc.assert(fc.property(color, (each) => expect(contrast(readableOn(each), each)).toBeGreaterThanOrEqual(4.5)));
});

test('needs a border for a colour close to the page', () => {
  expect(needsBorder({ red: 250, green: 250, blue: 250, alpha: 1 }, WHITE)).toBe(true);
  expect(needsBorder(BLACK, WHITE)).toBe(false);
});
