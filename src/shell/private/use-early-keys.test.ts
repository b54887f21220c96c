import { EarlyKeys } from './use-early-keys';

const press = (keys: EarlyKeys, ...names: readonly string[]): readonly boolean[] =>
  names.map((key) => keys.press(new KeyboardEvent('keydown', { key })));

test('keeps a text and its Enter, once', () => {
  const keys = new EarlyKeys();
  expect(press(keys, 't', 'a', 'h', 'Backspace', 'g', 'Enter', 'x')).not.toContain(false);
  expect(keys.take()).toEqual({ text: 'tag', isEntered: true });
  expect(keys.take()).toEqual({ text: '', isEntered: false });
});

test('leaves keys that are no text, and shortcuts', () => {
  const keys = new EarlyKeys();
  expect(press(keys, 'Tab', 'ArrowDown', 'F5')).toEqual([false, false, false]);
  expect(keys.press(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))).toBe(false);
  expect(keys.take()).toEqual({ text: '', isEntered: false });
});
