import { useState } from 'react';
import type { Field } from '../../../domain/schema';
import { type EntryNotation, entryNotation, entryValue, isNumeric, printEntry } from '../../../domain/values';
import type { Json } from '../../../kernel';
import { useTextDraft, useText } from '../../../kit';
import { IconButton, Input, DetachedControl } from '../../../ui';
import classes from './choices.module.css';

/** Parses a typed value that is none of the choices; undefined for an invalid number. */
export const parseOtherValue = (text: string, { type }: Field, notation: EntryNotation): Json | undefined => {
  if (isNumeric(type)) return entryValue(text, type, notation);
  return text === '' ? null : text;
};

interface OtherValueInputProps {
  readonly field: Field;
  readonly value: Json;
  readonly readonly: boolean;
  readonly onChange: (value: Json) => void;
  readonly onFocus?: () => void;
  /** Focuses the input on mount. */
  readonly focusOnMount?: boolean;
}

/** An input for a value that is none of the choices. */
export const OtherValueInput = ({
  field,
  value,
  readonly,
  onChange,
  onFocus,
  focusOnMount = false,
}: OtherValueInputProps) => {
  const { t, locale } = useText();
  const notation = entryNotation(locale.code);
  const draft = useTextDraft({ value, onChange });
  return (
    <DetachedControl>
      <Input
        aria-label={t('other_value')}
        placeholder={t('other_value_placeholder')}
        autoComplete="off"
        inputMode={isNumeric(field.type) ? 'decimal' : undefined}
        // Only after the user has selected 'other'.
        {...(focusOnMount && { autoFocus: true })}
        value={draft.text ?? printEntry(value, field.type, notation)}
        readOnly={readonly}
        onChange={(text) => draft.change(text, parseOtherValue(text, field, notation))}
        onFocus={onFocus}
        onBlur={draft.discard}
      />
    </DetachedControl>
  );
};

/** An input that adds another value, on Enter and on blur; it keeps a text for which `onAdd` returns false. */
export const AddValueInput = ({ onAdd }: { readonly onAdd: (text: string) => boolean }) => {
  const { t } = useText();
  const [text, setText] = useState('');
  const add = (): void => {
    if (text.trim() === '' || onAdd(text.trim())) setText('');
  };
  return (
    <div className={classes['add']}>
      <DetachedControl>
        <Input
          aria-label={t('other_value')}
          placeholder={t('other_value_placeholder')}
          autoComplete="off"
          size="medium"
          value={text}
          onChange={setText}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          trailing={
            text.trim() === '' ? undefined : <IconButton icon="add" label={t('add_value')} size="small" onClick={add} />
          }
        />
      </DetachedControl>
    </div>
  );
};
