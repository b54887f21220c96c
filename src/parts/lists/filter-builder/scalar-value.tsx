import { useState } from 'react';
import { scalarText } from '../../../domain/filters';
import type { FieldType } from '../../../domain/schema';
import { type Choice, entryExample, entryNotation, isNumeric } from '../../../domain/values';
import { equals, type Json } from '../../../kernel';
import { useText } from '../../../kit';
import { Chip, Input, Select } from '../../../ui';
import { formatFilterValue } from '../filter-sentence';
import { useBuilder } from './builder-context';
import { DateValue } from './date-value';
import { RelatedItemPicker } from './related-item-picker';
import { choiceOptions, choiceValue, inputText, parseInput, type ValueEditor } from './value-editor.rules';
import classes from './filter-builder.module.css';

interface TypedValueProps {
  readonly type: FieldType;
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

const ERROR_KEYS = { 'no-number': 'filter_no_number', 'no-uuid': 'filter_no_uuid' } as const;

/** A typed value. An invalid text stays in the input with an error, and the condition does not filter. */
const TypedValue = ({ type, label, placeholder, value, onChange }: TypedValueProps) => {
  const { t, locale } = useText();
  const notation = entryNotation(locale.code);
  const [typed, setTyped] = useState({ text: inputText(type, value, notation), value });
  const text = equals(typed.value, value) ? typed.text : inputText(type, value, notation);
  const parsed = parseInput(type, text, notation);
  const change = (next: string): void => {
    const result = parseInput(type, next, notation);
    const nextValue = result.kind === 'value' ? result.value : '';
    setTyped({ text: next, value: nextValue });
    onChange(nextValue);
  };
  return (
    <>
      <Input
        size="small"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={change}
        inputMode={isNumeric(type) ? 'decimal' : 'text'}
        spellCheck={false}
        autoComplete="off"
        invalid={parsed.kind !== 'value'}
      />
      {parsed.kind === 'value' ? null : (
        <p className={classes['fault']} data-fault="" role="status">
          {t(ERROR_KEYS[parsed.kind], { example: entryExample(type, notation) })}
        </p>
      )}
    </>
  );
};

interface ChoiceValueProps {
  readonly choices: readonly Choice[];
  readonly label: string;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

/** Selects one of the configured choices of the field. */
const ChoiceValue = ({ choices, label, value, onChange }: ChoiceValueProps) => {
  const { t } = useText();
  return (
    <Select
      size="small"
      aria-label={label}
      placeholder={t('filter_choose')}
      value={scalarText(value)}
      options={choiceOptions(choices, value)}
      onChange={(text) => onChange(choiceValue(choices, text))}
    />
  );
};

interface ScalarValueProps {
  readonly editor: ValueEditor;
  readonly path: string;
  readonly label: string;
  /** In an empty text input: which end of a range it is. */
  readonly placeholder?: string | undefined;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  /** Like `onChange`, for a change that replaces the control by another one, so that the focus has to be restored. */
  readonly onReplace: (value: Json) => void;
}

/** The control for a single value, by the editor of the field and operator. */
export const ScalarValue = ({ editor, path, label, placeholder, value, onChange, onReplace }: ScalarValueProps) => {
  const { t } = useText();
  const { formatter } = useBuilder();
  switch (editor.kind) {
    case 'boolean':
      return (
        <Select
          size="small"
          aria-label={label}
          value={scalarText(value)}
          placeholder={typeof value === 'boolean' ? undefined : t('filter_choose')}
          options={[
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ]}
          onChange={(text) => onChange(text === 'true')}
        />
      );
    case 'choice':
      return <ChoiceValue choices={editor.choices} label={label} value={value} onChange={onChange} />;
    case 'date':
      return <DateValue type={editor.type} label={label} value={value} onChange={onChange} onReplace={onReplace} />;
    case 'item': {
      if (value === '' || value === null)
        return <RelatedItemPicker collection={editor.collection} label={label} excluded={[]} onChoose={onReplace} />;
      const name = formatFilterValue(formatter, path, value);
      return (
        <span className={classes['chosen']}>
          <Chip variant="token" removeLabel={t('filter_remove_value', { value: name })} onRemove={() => onReplace('')}>
            <bdi>{name}</bdi>
          </Chip>
        </span>
      );
    }
    case 'text':
      return (
        <TypedValue type={editor.type} label={label} placeholder={placeholder} value={value} onChange={onChange} />
      );
  }
};
