import type { Field } from '../../domain/schema';
import { flagOption, lengthLimit, numberOption, textOption } from '../../domain/values';
import type { Json } from '../../kernel';
import { type InterfaceProps, useTextDraft } from '../../kit';
import { RemainingCharacters } from '../../parts/fields/remaining-characters';
import { ClearButton } from '../../parts/fields/clear-button';
import { Textarea } from '../../ui';

/** Whether the value can be edited; objects and arrays in a text field are read-only. */
export const isEditableText = (value: Json): boolean => value === null || typeof value !== 'object';

export const valueToText = (value: Json): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
};

/** The value of a typed text: null for an empty text where the column is nullable. */
export const parseText = (text: string, field: Field): Json =>
  text === '' && (field.schema?.is_nullable ?? true) ? null : text;

/** A text area. */
export const InputMultilineInterface = (props: InterfaceProps) => {
  const { field, value, options, readonly } = props;
  const draft = useTextDraft(props);
  const displayText = valueToText(value);
  const editable = !readonly && isEditableText(value);
  const change = (text: string): void => draft.change(text, parseText(text, field));
  const leave = (): void => {
    const { text } = draft;
    if (text !== null && flagOption(options, 'trim') && text.trim() !== text) change(text.trim());
    draft.discard();
  };
  return (
    <Textarea
      value={displayText}
      placeholder={textOption(options, 'placeholder')}
      readOnly={!editable}
      rows={4}
      mono={options['font'] === 'monospace'}
      serif={options['font'] === 'serif'}
      trailing={
        <>
          <RemainingCharacters
            text={displayText}
            limit={numberOption(options, 'softLength') ?? lengthLimit(field) ?? undefined}
          />
          {flagOption(options, 'clear') && editable && displayText !== '' ? (
            <ClearButton field={field} size="tiny" onClear={() => change('')} />
          ) : null}
        </>
      }
      onChange={change}
      onBlur={leave}
    />
  );
};
