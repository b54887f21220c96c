import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../base/class-names';
import { useControlProps } from '../field';
import { textDirection, useTextLanguage } from '../../base/text-direction';
import classes from '../input/control.module.css';

export interface TextareaProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Minimum height in lines; the textarea grows with its text. */
  readonly rows?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly invalid?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly mono?: boolean | undefined;
  readonly serif?: boolean | undefined;
  /** In the upper corner: a button, a count. */
  readonly trailing?: ReactNode;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly spellCheck?: boolean | undefined;
  readonly dir?: 'auto' | 'ltr' | 'rtl' | undefined;
  readonly onBlur?: ((event: FocusEvent<HTMLTextAreaElement>) => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined;
  /** Called when the caret moves, also by typing. */
  readonly onSelect?: (() => void) | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-autocomplete'?: 'list' | undefined;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-activedescendant'?: string | undefined;
}

/** A multi-line text field. */
export const Textarea = ({
  value,
  onChange,
  rows = 2,
  invalid,
  readOnly = false,
  disabled = false,
  mono = false,
  serif = false,
  trailing,
  id,
  className,
  ...rest
}: TextareaProps) => {
  const control = useControlProps({ id, invalid });
  const language = useTextLanguage();
  return (
    <span
      className={classNames(
        classes['control'],
        control['aria-invalid'] && classes['invalid'],
        readOnly && classes['readonly'],
        disabled && classes['disabled'],
        className,
      )}
    >
      <textarea
        dir={textDirection(value)}
        {...rest}
        {...language}
        {...control}
        rows={rows}
        value={value}
        readOnly={readOnly}
        disabled={disabled}
        className={classNames(classes['field'], classes['area'], mono && classes['mono'], serif && classes['serif'])}
        onChange={(event) => onChange(event.target.value)}
      />
      {trailing === undefined ? null : (
        <span className={classNames(classes['trailing'], classes['corner'])}>{trailing}</span>
      )}
    </span>
  );
};
