import { copiedText } from './copied-values.rules';

test('one column is one value a line', () => {
  expect(copiedText([['Ines'], [''], ['Clara']])).toBe('Ines\n\nClara');
});

test('several columns stand side by side, and a value stays one value', () => {
  expect(
    copiedText([
      ['1', 'One'],
      ['2', 'Two\nlines "here"'],
      ['3', 'a\tb'],
    ]),
  ).toBe('1\tOne\n2\t"Two\nlines ""here"""\n3\t"a\tb"');
});

test('of nothing there is nothing to copy', () => {
  expect(copiedText([])).toBe('');
});
