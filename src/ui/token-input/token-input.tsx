import { useRef, type KeyboardEvent } from 'react';
import { Chip } from '../chip';
import { classNames } from '../class-names';
import { useControlProps } from '../field';
import { Icon } from '../icon';
import control from '../input/control.module.css';
import classes from './token-input.module.css';

export interface TokenInputProps {
  readonly tokens: readonly string[];
  readonly onRemove: (index: number) => void;
  readonly removeLabel: (token: string) => string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Enter, and looking elsewhere. */
  readonly onCommit: () => void;
  readonly placeholder?: string | undefined;
  readonly icon?: string | undefined;
  readonly iconEnd?: string | undefined;
  readonly readOnly?: boolean | undefined;
  /** Without a place to type: tokens come from elsewhere. */
  readonly closed?: boolean | undefined;
}

/** Words in boxes with a place to type more. Enter adds, Backspace in an empty place removes the last. */
export const TokenInput = ({
  tokens,
  onRemove,
  removeLabel,
  text,
  onText,
  onCommit,
  placeholder,
  icon,
  iconEnd,
  readOnly = false,
  closed = false,
}: TokenInputProps) => {
  const props = useControlProps({});
  const input = useRef<HTMLInputElement>(null);
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && text !== '') {
      event.preventDefault();
      onCommit();
    }
    if (event.key === 'Backspace' && text === '' && tokens.length > 0 && !readOnly) onRemove(tokens.length - 1);
  };
  const remove = (index: number): void => {
    onRemove(index);
    input.current?.focus();
  };
  return (
    <span
      className={classNames(
        control['control'],
        classes['tokens'],
        props['aria-invalid'] && control['invalid'],
        readOnly && control['readonly'],
      )}
    >
      {icon === undefined ? null : <Icon name={icon} className={control['icon']} />}
      {tokens.map((token, index) => (
        // The same word may be there twice.
        <Chip
          key={`${index}-${token}`}
          variant="token"
          {...(!readOnly && { onRemove: () => remove(index), removeLabel: removeLabel(token) })}
        >
          <bdi>{token}</bdi>
        </Chip>
      ))}
      {closed ? (
        <span className={classNames(classes['rest'], control['faint'])}>
          {tokens.length === 0 ? placeholder : null}
        </span>
      ) : (
        <input
          {...props}
          ref={input}
          type="text"
          dir="auto"
          autoComplete="off"
          value={text}
          readOnly={readOnly}
          placeholder={tokens.length === 0 || !readOnly ? placeholder : undefined}
          className={classNames(control['field'], classes['rest'])}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={press}
          onBlur={onCommit}
        />
      )}
      {iconEnd === undefined ? null : <Icon name={iconEnd} />}
    </span>
  );
};
