import fc from 'fast-check';
import type { JsonObject } from '../../kernel';
import { colorOption, flagOption, hexOption, listOption, numberOption, oneOfOption, textOption } from './options';

test('an option of the right shape is taken', () => {
  const options = {
    placeholder: 'Type',
    trim: true,
    min: 0,
    max: '10',
    color: '#00C897',
    font: 'serif',
    presets: ['a'],
  };
  expect(textOption(options, 'placeholder')).toBe('Type');
  expect(flagOption(options, 'trim')).toBe(true);
  expect(numberOption(options, 'min')).toBe(0);
  expect(numberOption(options, 'max')).toBe(10);
  expect(colorOption(options, 'color')).toBe('#00C897');
  expect(oneOfOption(options, 'font', ['serif', 'monospace'])).toBe('serif');
  expect(listOption(options, 'presets')).toEqual(['a']);
});

test('a colour that could be more than a colour is none', () => {
  expect(colorOption({ color: 'red; background: url(//evil.example)' }, 'color')).toBeUndefined();
  expect(colorOption({ color: 'url(//evil.example)' }, 'color')).toBeUndefined();
});

test('a switch may be on until somebody turns it off', () => {
  expect(flagOption({ flag: 'yes' }, 'flag', true)).toBe(true);
  expect(flagOption({ flag: false }, 'flag', true)).toBe(false);
});

test('a colour to reckon with is six digits, whatever it was written as', () => {
  expect(hexOption({ color: 'rgb(0 200 151 / 40%)' }, 'color')).toBe('#00C897');
  expect(hexOption({ color: 'url(x)' }, 'color')).toBeNull();
  expect(hexOption({}, 'color')).toBeNull();
});

test('what every object has is no option', () => {
  expect(textOption({}, 'constructor')).toBeUndefined();
  expect(flagOption({}, 'toString')).toBe(false);
  expect(listOption({}, '__proto__')).toEqual([]);
});

test('nothing that is configured makes them throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const options = { any: value } as JsonObject;
      expect([undefined, value]).toContain(textOption(options, 'any'));
      expect(flagOption(options, 'any')).toBe(value === true);
      expect(Array.isArray(listOption(options, 'any'))).toBe(true);
      expect(Number.isFinite(numberOption(options, 'any') ?? 0)).toBe(true);
    }),
  );
});
