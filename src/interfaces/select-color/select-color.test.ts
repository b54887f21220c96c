import fc from 'fast-check';
import {
  colorFromValue,
  colorChannels,
  configuredPresets,
  opaqueHex,
  parseColorInput,
  type ColorEdit,
} from './select-color.rules';

test('only a whole colour means something', () => {
  expect(parseColorInput('')).toBeNull();
  expect(parseColorInput('#12345')).toBeUndefined();
  expect(parseColorInput('red')).toBeUndefined();
  expect(parseColorInput(' #a1B2c3 ')).toBe('#a1B2c3');
});

test('presets that are no colours are left out', () => {
  expect(configuredPresets({})).toBeNull();
  expect(configuredPresets({ presets: 'red' })).toBeNull();
  expect(
    configuredPresets({
      presets: [{ name: 'Sea', color: '#004488' }, { color: '#112233' }, { name: 'Bad', color: 'red' }, 7],
    }),
  ).toEqual([
    { name: 'Sea', color: '#004488' },
    { name: '#112233', color: '#112233' },
  ]);
});

test('a number of a colour can be changed', () => {
  const color = colorFromValue('#102030');
  if (color === null) throw new Error('That is a colour');
  expect(colorChannels(color, 'rgb', null).map(({ value }) => value)).toEqual([16, 32, 48]);
  expect(colorChannels(color, 'rgb', null)[0]?.withValue(300).color).toBe('#FF2030');
  expect(colorChannels(color, 'hsl', null)[2]?.withValue(100).color).toBe('#FFFFFF');
  expect(colorChannels(color, 'hsl', null)[1]?.withValue(-5).color).toBe('#202020');
});

test('a colour is the same when none of its numbers changes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const text = `#${number.toString(16).padStart(6, '0')}`;
      const color = colorFromValue(text);
      if (color === null) throw new Error('That is a colour');
      expect(opaqueHex(color)).toBe(text);
      for (const part of colorChannels(color, 'rgb', null))
        expect(part.withValue(part.value).color.toLowerCase()).toBe(text);
    }),
  );
});

test('whoever types one number after the other loses none of them on the way', () => {
  const type = (numbers: readonly [place: number, value: number][], from: string) =>
    numbers.reduce(
      ({ color, hsl }, [place, value]) => {
        const known = colorFromValue(color);
        if (known === null) throw new Error('That is a colour');
        return colorChannels(known, 'hsl', hsl)[place]?.withValue(value) ?? { color, hsl };
      },
      { color: from, hsl: null } as ColorEdit,
    );
  const steps: readonly [number, number][] = [
    [0, 2],
    [0, 21],
    [0, 210],
    [2, 5],
    [2, 50],
    [1, 8],
    [1, 80],
  ];
  expect(type(steps, '#808080')).toEqual({
    color: '#1980E6',
    hsl: { hue: 210, saturation: 80, lightness: 50, alpha: 1 },
  });
  const [hue] = colorChannels({ red: 255, green: 0, blue: 0, alpha: 1 }, 'hsl', {
    hue: 210,
    saturation: 80,
    lightness: 50,
    alpha: 1,
  });
  expect(hue?.value).toBe(0);
});

test('what is no colour is none', () => {
  expect(colorFromValue('blueish')).toBeNull();
  expect(colorFromValue(12)).toBeNull();
  expect(colorFromValue(null)).toBeNull();
});
