import { savedColor, savedFlag, savedText } from './saved-option';

test('options of the wrong kind are not set', () => {
  const options = { flag: 'yes', text: 4, color: 'url(x)', empty: '' };
  expect(savedFlag(options, 'flag')).toBe(false);
  expect(savedFlag(options, 'flag', true)).toBe(true);
  expect(savedText(options, 'text')).toBeNull();
  expect(savedText(options, 'empty')).toBeNull();
  expect(savedText(options, 'constructor')).toBeNull();
  expect(savedColor(options, 'color')).toBeNull();
});

test('what is set is given', () => {
  expect(savedFlag({ flag: false }, 'flag', true)).toBe(false);
  expect(savedText({ text: 'a' }, 'text')).toBe('a');
  expect(savedColor({ color: 'rgb(0 200 151 / 40%)' }, 'color')).toBe('#00C897');
});
