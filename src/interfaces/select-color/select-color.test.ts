import fc from 'fast-check';
import { colorOf, colorParts, configuredPresets, pickerColor, typedColor } from './select-color.rules';

test('only a whole colour means something', () => {
  expect(typedColor('')).toBeNull();
  expect(typedColor('#12345')).toBeUndefined();
  expect(typedColor('red')).toBeUndefined();
  expect(typedColor(' #a1B2c3 ')).toBe('#a1B2c3');
});

test('presets that are no colours are left out', () => {
  expect(configuredPresets({})).toBeNull();
  expect(configuredPresets({ presets: 'red' })).toBeNull();
  expect(configuredPresets({ presets: [{ name: 'Sea', color: '#004488' }, { color: '#112233' }, { name: 'Bad', color: 'red' }, 7] })).toEqual([
    { name: 'Sea', color: '#004488' },
    { name: '#112233', color: '#112233' },
  ]);
});

test('a number of a colour can be changed', () => {
  const color = colorOf('#102030');
  if (color === null) throw new Error('That is a colour');
  expect(colorParts(color, 'rgb').map(({ value }) => value)).toEqual([16, 32, 48]);
  expect(colorParts(color, 'rgb')[0]?.with(300)).toBe('#FF2030');
  expect(colorParts(color, 'hsl')[2]?.with(100)).toBe('#FFFFFF');
  expect(colorParts(color, 'hsl')[1]?.with(-5)).toBe('#202020');
});

test('a colour is the same when none of its numbers changes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const text = `#${number.toString(16).padStart(6, '0')}`;
      const color = colorOf(text);
      if (color === null) throw new Error('That is a colour');
      expect(pickerColor(color)).toBe(text);
      for (const part of colorParts(color, 'rgb')) expect(part.with(part.value).toLowerCase()).toBe(text);
    }),
  );
});

test('what is no colour is none', () => {
  expect(colorOf('blueish')).toBeNull();
  expect(colorOf(12)).toBeNull();
  expect(colorOf(null)).toBeNull();
});
