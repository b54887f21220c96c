import { flagOption, numberOption, textOption } from '../../domain/values';
import { useDraft, useText, type InterfaceProps } from '../../kit';
import { RemainingCharacters } from '../../parts/remaining-characters';
import { IconButton, Textarea } from '../../ui';
import { isText, shownText, typedText } from './input-multiline.rules';

/** Several lines of text. */
export const InputMultilineInterface = (props: InterfaceProps) => {
  const { field, value, options, readonly } = props;
  const { t } = useText();
  const draft = useDraft(props);
  const shown = shownText(value);
  const editable = !readonly && isText(value);
  const change = (text: string): void => draft.type(text, typedText(text, field));
  const leave = (): void => {
    const { text } = draft;
    if (text !== null && flagOption(options, 'trim') && text.trim() !== text) change(text.trim());
    draft.leave();
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
          <RemainingCharacters
            text={shown}
            limit={numberOption(options, 'softLength') ?? field.schema?.max_length ?? undefined}
          />
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
