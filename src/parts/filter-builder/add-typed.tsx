import { useState, type KeyboardEvent } from 'react';
import { listFromText } from '../../domain/filters';
import type { FieldType } from '../../domain/schema';
import type { Json } from '../../kernel';
import { useText } from '../../kit';
import { Input } from '../../ui';
import { typedValue } from './value-editor.rules';
import classes from './filter-builder.module.css';

interface AddTypedProps {
  readonly type: FieldType;
  readonly label: string;
  readonly onAdd: (values: readonly Json[]) => void;
  readonly onRemoveLast: () => void;
}

/** Enter or a comma adds what is typed; in an empty field Backspace takes back what was added last. */
export const AddTyped = ({ type, label, onAdd, onRemoveLast }: AddTypedProps) => {
  const { t } = useText();
  const [text, setText] = useState('');
  const typed = listFromText(text).map((each) => typedValue(type, each));
  const wrong = typed.find(({ kind }) => kind !== 'value');
  const add = (): void => {
    if (wrong !== undefined || typed.length === 0) return;
    onAdd(typed.flatMap((each) => (each.kind === 'value' ? [each.value] : [])));
    setText('');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if ((event.key === 'Enter' || event.key === ',') && text.trim() !== '') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && text === '') onRemoveLast();
  };
  return (
    <>
      <Input
        size="small"
        aria-label={label}
        placeholder={t('filter_add_value')}
        value={text}
        onChange={setText}
        onKeyDown={press}
        onBlur={add}
        autoComplete="off"
        spellCheck={false}
        invalid={wrong !== undefined}
      />
      {wrong === undefined ? (
        <p className={classes['note']}>{t('filter_values_note')}</p>
      ) : (
        <p className={classes['fault']} data-fault="" role="status">
          {t(wrong.kind === 'no-uuid' ? 'filter_no_uuid' : 'filter_no_number')}
        </p>
      )}
    </>
  );
};
