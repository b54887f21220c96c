import { useRef, type KeyboardEvent } from 'react';
import { Chip } from '../../content/chip';
import { classNames } from '../../base/class-names';
import { useControlProps } from '../field';
import { Icon } from '../../content/icon';
import control from '../input/control.module.css';
import classes from './token-input.module.css';

export interface TokenInputProps {
  readonly tokens: readonly string[];
  readonly onRemove: (index: number) => void;
  readonly removeLabel: (token: string) => string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Called on Enter and on blur. */
  readonly onCommit: () => void;
  /** Called with a pasted text of several lines or cells, which the field would join to one. */
  readonly onPasteLines?: ((text: string) => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly icon?: string | undefined;
  readonly iconEnd?: string | undefined;
  readonly readOnly?: boolean | undefined;
  /** No text field: tokens are added elsewhere. */
  readonly closed?: boolean | undefined;
}

/** Tokens with a text field. Enter adds a token, Backspace in the empty field removes the last one. */
export const TokenInput = ({
  tokens,
  onRemove,
  removeLabel,
  text,
  onText,
  onCommit,
  onPasteLines,
  placeholder,
  icon,
  iconEnd,
  readOnly = false,
  closed = false,
}: TokenInputProps) => {
  const props = useControlProps({});
  const input = useRef<HTMLInputElement>(null);
  const handleKeyDown = (event: KeyboardEvent): void => {
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
        props['aria-invalid'] && control['invalid'],
        readOnly && control['readonly'],
      )}
    >
      {icon === undefined ? null : <Icon name={icon} className={control['icon']} />}
      <span className={classes['tokens']}>
        {tokens.map((token, index) => (
          // By index, because a token may occur twice.
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
            onKeyDown={handleKeyDown}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text');
              if (onPasteLines === undefined || readOnly || !/[\r\n\t]/.test(pasted)) return;
              event.preventDefault();
              onPasteLines(pasted);
            }}
            onBlur={onCommit}
          />
        )}
      </span>
      {iconEnd === undefined ? null : <Icon name={iconEnd} />}
    </span>
  );
};
