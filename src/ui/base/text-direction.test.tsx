import { render, screen } from '@testing-library/react';
import { Input, Textarea } from '..';
import { MAX_AUTO_DIRECTION_LENGTH, textDirection } from './text-direction';

const LONG = ' '.repeat(MAX_AUTO_DIRECTION_LENGTH);

test.each([
  ['a short text', 'salt', 'auto'],
  ['a long Latin text', `1. “salt ملح${LONG}`, 'ltr'],
  ['a long Arabic text', `1. ملح salt${LONG}`, 'rtl'],
  ['a long Hebrew text', `"מלח${LONG}`, 'rtl'],
  ['a long Adlam text, whose letters are two code units', `𞤀𞤣${LONG}`, 'rtl'],
  ['a long text without letters', `1,2${LONG}`, 'ltr'],
])('the direction of %s', (_, text, direction) => {
  expect(textDirection(text)).toBe(direction);
});

test.each([
  ['a textarea', Textarea],
  ['an input', Input],
])('%s has a fixed direction while its text is long', (_, Control) => {
  const field = (value: string) => <Control aria-label="Text" value={value} onChange={() => undefined} />;
  const { rerender } = render(field('salt'));
  expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'auto');
  rerender(field(`ملح${LONG}`));
  expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'rtl');
});
