import fc from 'fast-check';
import type { JsonObject } from '../../../kernel';
import { colorOption, flagOption, hexOption, listOption, numberOption, oneOfOption, textOption } from './options';

test('reads options of the right type', () => {
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

test('rejects a colour with additional CSS', () => {
  expect(colorOption({ color: 'red; background: url(//evil.example)' }, 'color')).toBeUndefined();
  expect(colorOption({ color: 'url(//evil.example)' }, 'color')).toBeUndefined();
});

test('uses the given default for a missing flag', () => {
  expect(flagOption({ flag: 'yes' }, 'flag', true)).toBe(true);
  expect(flagOption({ flag: false }, 'flag', true)).toBe(false);
});

test('normalises colours to six hex digits', () => {
  expect(hexOption({ color: 'rgb(0 200 151 / 40%)' }, 'color')).toBe('#00C897');
  expect(hexOption({ color: 'url(x)' }, 'color')).toBeNull();
  expect(hexOption({}, 'color')).toBeNull();
});

test('ignores inherited properties', () => {
  expect(textOption({}, 'constructor')).toBeUndefined();
  expect(flagOption({}, 'toString')).toBe(false);
  expect(listOption({}, '__proto__')).toEqual([]);
});

test('never throws for any options', () => {
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
