import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations } from '../../../../tests/support/axe';
import { Field } from '../field';
import { CodeInput, codeDigits } from './code-input';

const Held = ({ onCode = () => undefined }: { readonly onCode?: (code: string) => void }) => {
  const [code, setCode] = useState('');
  return (
    <Field name="otp" label="One-time code" note="From your app">
      <CodeInput
        value={code}
        onChange={(next) => {
          onCode(next);
          setCode(next);
        }}
      />
    </Field>
  );
};

const input = (): HTMLInputElement => screen.getByRole('textbox', { name: 'One-time code' });

test.each([
  ['123 456', '123456'],
  ['12-34', '1234'],
  ['1234567', '123456'],
  ['abc', ''],
  ['١٢٣٤٥٦', '123456'],
  ['０９', '09'],
  ['𝟙', ''],
])('codeDigits reads %j as %j', (text, digits) => {
  expect(codeDigits(text)).toBe(digits);
});

describe('CodeInput', () => {
  it('is one text field for one-time codes, named and described by its field', () => {
    render(<Held />);
    expect(input()).toHaveAccessibleDescription('From your app');
    expect(input()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input()).toHaveAttribute('inputmode', 'numeric');
  });

  it('accepts digits only, at most six, and Backspace removes the last one', async () => {
    const onCode = jest.fn();
    render(<Held onCode={onCode} />);
    await userEvent.type(input(), '1a2 345678');
    expect(input()).toHaveValue('123456');
    await userEvent.keyboard('{Backspace}');
    expect(onCode).toHaveBeenLastCalledWith('12345');
  });

  it('takes a pasted code with a space, in place of a selected one', async () => {
    render(<Held />);
    await userEvent.click(input());
    await userEvent.paste(' 123 456\n');
    expect(input()).toHaveValue('123456');
    input().setSelectionRange(0, 6);
    await userEvent.paste('654 321');
    expect(input()).toHaveValue('654321');
  });

  it('appends although the caret was moved to the front', async () => {
    render(<Held />);
    await userEvent.type(input(), '12');
    await userEvent.type(input(), '3', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(input()).toHaveValue('123');
  });

  it('shows each digit in a cell from left to right in right-to-left pages', async () => {
    const { container } = render(
      <div dir="rtl">
        <Held />
      </div>,
    );
    await userEvent.type(input(), '42');
    const cells = [...container.querySelectorAll('[aria-hidden="true"]')].map(({ textContent }) => textContent);
    expect(cells).toEqual(['4', '2', '', '', '', '']);
    expect(input()).toHaveAttribute('dir', 'ltr');
  });

  it('is accessible', async () => {
    const { container } = render(<Held />);
    expect(await axeViolations(container)).toEqual([]);
  });
});
