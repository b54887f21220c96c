import { useState } from 'react';
import { flagOption, numberOption, textOption } from '../../domain/values';
import { useText, type InterfaceProps } from '../../kit';
import { RemainingCharacters } from '../../parts/remaining-characters';
import { IconButton, Textarea } from '../../ui';
import { isText, shownText, typedText } from './input-multiline.rules';

/** Several lines of text. */
export const InputMultilineInterface = ({ field, value, options, readonly, onChange }: InterfaceProps) => {
  const { t } = useText();
  const [typed, remember] = useState<string | null>(null);
  const shown = shownText(value);
  const editable = !readonly && isText(value);
  const change = (text: string): void => {
    remember(text);
    onChange(typedText(text, field));
  };
  const leave = (): void => {
    if (typed !== null && flagOption(options, 'trim') && typed.trim() !== typed) onChange(typedText(typed.trim(), field));
    remember(null);
  };
  return (
    <Textarea
      value={shown}
      placeholder={textOption(options, 'placeholder')}
      readOnly={!editable}
      rows={4}
      mono={options['font'] === 'monospace'}
      serif={options['font'] === 'serif'}
      maxLength={field.schema?.max_length ?? undefined}
      dir="auto"
      trailing={
        <>
          <RemainingCharacters text={shown} limit={numberOption(options, 'softLength') ?? field.schema?.max_length ?? undefined} />
          {flagOption(options, 'clear') && editable && shown !== '' ? (
            <IconButton icon="close" label={t('clear_value')} size="tiny" onClick={() => change('')} />
          ) : null}
        </>
      }
      onChange={change}
      onBlur={leave}
    />
  );
};
