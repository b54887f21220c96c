import type { SyntheticEvent } from 'react';
import { classNames } from '../../base/class-names';
import { useControlProps } from '../field';
import classes from './code-input.module.css';

const LENGTH = 6;

/** The first characters of the decimal digits that keyboards in the application's languages type. */
const ZEROS = ['0', '٠', '۰', '०', '０'].map((zero) => zero.codePointAt(0) ?? 0);

/** The ASCII digit of a character; empty for any other. */
const digitOf = (character: string): string => {
  const point = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => point >= first && point <= first + 9);
  return zero === undefined ? '' : String(point - zero);
};

/** The digits of a typed or pasted text ('123 456'), at most six. */
export const codeDigits = (text: string): string => [...text].map(digitOf).join('').slice(0, LENGTH);

const moveCaretToEnd = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    currentTarget.setSelectionRange(value.length, value.length);
};

export interface CodeInputProps {
  /** Up to six ASCII digits. */
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly autoFocus?: boolean | undefined;
  /** For a control outside a `Field`. */
  readonly 'aria-label'?: string | undefined;
}

/**
 * A one-time code of six digits. A single transparent input over six cells, so that pasting, autofill and screen
 * readers work as in any text field. Ignores everything but digits.
 */
export const CodeInput = ({ value, onChange, autoFocus = false, ...rest }: CodeInputProps) => {
  const control = useControlProps({});
  const next = Math.min(value.length, LENGTH - 1);
  return (
    <span className={classNames(classes['code'], control['aria-invalid'] && classes['invalid'])}>
      <input
        {...rest}
        {...control}
        {...(autoFocus && { autoFocus, 'data-autofocus': true })}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        dir="ltr"
        className={classes['input']}
        value={value}
        // No maxLength: it would cut off a pasted code with a space before the space is removed.
        onChange={({ target }) => onChange(codeDigits(target.value))}
        // The caret is not visible between the cells.
        onSelect={moveCaretToEnd}
      />
      {Array.from({ length: LENGTH }, (_, index) => (
        <span key={index} aria-hidden="true" className={classNames(classes['cell'], index === next && classes['next'])}>
          {value[index]}
        </span>
      ))}
    </span>
  );
};
