import fc from 'fast-check';
import { colorFromValue, colorChannels, configuredPresets, pickedColor, type ColorEdit } from './select-color.rules';

test('pickedColor keeps the alpha of the colour before', () => {
  expect(pickedColor('#102030', null)).toBe('#102030');
  expect(pickedColor('#a0b0c0', colorFromValue('#10203080'))).toBe('#A0B0C080');
});

test('configuredPresets omits invalid colours', () => {
  expect(configuredPresets({})).toBeNull();
  expect(configuredPresets({ presets: 'red' })).toBeNull();
  expect(
    configuredPresets({
      presets: [
        { name: 'Sea', color: '#004488' },
        { color: '#112233' },
        { name: 'Sky', color: 'SkyBlue' },
        { name: 'Glass', color: '#abc8' },
        { name: 'Bad', color: 'reddish' },
        { name: 'Empty', color: '' },
        7,
      ],
    }),
  ).toEqual([
    { name: 'Sea', color: '#004488' },
    { name: '#112233', color: '#112233' },
    { name: 'Sky', color: '#87CEEB' },
    { name: 'Glass', color: '#AABBCC88' },
  ]);
});

test('withValue changes one channel and clamps it', () => {
  const color = colorFromValue('#102030');
  if (color === null) throw new Error('That is a colour');
  expect(colorChannels(color, 'rgb', null).map(({ value }) => value)).toEqual([16, 32, 48]);
  expect(colorChannels(color, 'rgb', null)[0]?.withValue(300).color).toBe('#FF2030');
  expect(colorChannels(color, 'hsl', null)[2]?.withValue(100).color).toBe('#FFFFFF');
  expect(colorChannels(color, 'hsl', null)[1]?.withValue(-5).color).toBe('#202020');
});

test('withValue keeps alpha', () => {
  const color = colorFromValue('#10203080');
  if (color === null) throw new Error('That is a colour');
  expect(colorChannels(color, 'rgb', null)[0]?.withValue(255).color).toBe('#FF203080');
  expect(colorChannels(color, 'hsl', null)[1]?.withValue(0).color).toBe('#20202080');
});

test('setting each RGB channel to its own value returns the same colour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const text = `#${number.toString(16).padStart(6, '0')}`;
      const color = colorFromValue(text);
      if (color === null) throw new Error('That is a colour');
      for (const channel of colorChannels(color, 'rgb', null))
        expect(channel.withValue(channel.value).color.toLowerCase()).toBe(text);
    }),
  );
});

test('HSL channels keep their values while the others are typed one after the other', () => {
  const type = (numbers: readonly [index: number, value: number][], from: string) =>
    numbers.reduce(
      ({ color, hsl }, [index, value]) => {
        const parsed = colorFromValue(color);
        if (parsed === null) throw new Error('That is a colour');
        return colorChannels(parsed, 'hsl', hsl)[index]?.withValue(value) ?? { color, hsl };
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

test('colorFromValue returns null for invalid values', () => {
  expect(colorFromValue('blueish')).toBeNull();
  expect(colorFromValue(12)).toBeNull();
  expect(colorFromValue(null)).toBeNull();
});
