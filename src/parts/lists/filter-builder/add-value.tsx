import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { hasOpenQuote, listFromText, listText } from '../../../domain/filters';
import type { Field, FieldType } from '../../../domain/schema';
import { type DateType, entryExample, entryNotation, isNumeric, listSeparator } from '../../../domain/values';
import type { Json } from '../../../kernel';
import { useText } from '../../../kit';
import { IconButton, Input } from '../../../ui';
import { DateValue } from './date-value';
import classes from './filter-builder.module.css';
import { RelatedItemPicker } from './related-item-picker';
import { parseInput, type ValueEditor } from './value-editor.rules';

interface AddDateProps {
  readonly type: DateType;
  readonly label: string;
  readonly onAdd: (value: Json) => void;
}

/** A date is added by button or Enter only, since a partly typed year is a valid date as well. */
const AddDate = ({ type, label, onAdd }: AddDateProps) => {
  const { t } = useText();
  const [value, setValue] = useState<Json>('');
  const add = (): void => {
    if (value === '') return;
    onAdd(value);
    setValue('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || value === '') return;
    event.preventDefault();
    add();
  };
  return (
    <span className={classes['beside']}>
      <DateValue
        type={type}
        label={label}
        value={value}
        onChange={setValue}
        onReplace={setValue}
        onKeyDown={onKeyDown}
      />
      <IconButton icon="add" size="small" label={t('filter_add_value')} onClick={add} />
    </span>
  );
};

interface AddTypedProps {
  readonly type: FieldType;
  readonly label: string;
  readonly onAdd: (values: readonly Json[]) => void;
  readonly onRemoveLast: () => void;
}

/**
 * Enter or a comma, a semicolon where numbers have decimal commas, adds the typed values; Backspace in an empty input
 * removes the last one.
 */
const AddTyped = ({ type, label, onAdd, onRemoveLast }: AddTypedProps) => {
  const { t, locale } = useText();
  const notation = entryNotation(locale.code);
  const separator = isNumeric(type) ? listSeparator(locale.code) : ',';
  const [text, setText] = useState('');
  const parsed = listFromText(text, separator).map((each) => parseInput(type, each, notation));
  const invalid = parsed.find(({ kind }) => kind !== 'value');
  const add = (): void => {
    if (invalid !== undefined || parsed.length === 0) return;
    onAdd(parsed.flatMap((each) => (each.kind === 'value' ? [each.value] : [])));
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if ((event.key === 'Enter' || (event.key === separator && !hasOpenQuote(text, separator))) && text.trim() !== '') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && text === '') onRemoveLast();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n\t]/.test(pasted)) return;
    // The input would join the lines or cells to one value.
    event.preventDefault();
    setText(`${text}${listText(pasted.split(/[\r\n\t]+/), separator)}`);
  };
  return (
    <>
      <Input
        size="small"
        aria-label={label}
        placeholder={t('filter_add_value')}
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={add}
        autoComplete="off"
        spellCheck={false}
        invalid={invalid !== undefined}
      />
      {invalid === undefined ? (
        <p className={classes['note']}>{t('filter_values_note')}</p>
      ) : (
        <p className={classes['fault']} data-fault="" role="status">
          {t(invalid.kind === 'no-uuid' ? 'filter_no_uuid' : 'filter_no_number', {
            example: entryExample(type, notation),
          })}
        </p>
      )}
    </>
  );
};

interface AddValueProps {
  /** Choices are checkboxes instead. */
  readonly editor: Exclude<ValueEditor, { readonly kind: 'choice' }>;
  readonly field: Field;
  readonly label: string;
  /** Texts of the values that are in the list already. */
  readonly texts: readonly string[];
  readonly onAdd: (values: readonly Json[]) => void;
  readonly onRemoveLast: () => void;
}

/** The control that adds a value to a list, by the editor of the field. */
export const AddValue = ({ editor, field, label, texts, onAdd, onRemoveLast }: AddValueProps) => {
  switch (editor.kind) {
    case 'item':
      return (
        <RelatedItemPicker
          collection={editor.collection}
          label={label}
          excluded={texts}
          onChoose={(key) => onAdd([key])}
        />
      );
    case 'date':
      return <AddDate type={editor.type} label={label} onAdd={(value) => onAdd([value])} />;
    default:
      return <AddTyped type={field.type} label={label} onAdd={onAdd} onRemoveLast={onRemoveLast} />;
  }
};
