import { useState } from 'react';
import { scalarText } from '../../domain/filters';
import type { FieldType } from '../../domain/schema';
import { isNumeric } from '../../domain/values';
import { equals, type Json } from '../../kernel';
import { useText } from '../../kit';
import { Input } from '../../ui';
import { typedValue } from './value-editor.rules';
import classes from './filter-builder.module.css';

interface TypedValueProps {
  readonly type: FieldType;
  readonly label: string;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

const FAULTS = { 'no-number': 'filter_no_number', 'no-uuid': 'filter_no_uuid' } as const;

/** A value that is typed. What it cannot mean stays in the field, says so, and does not filter. */
export const TypedValue = ({ type, label, value, onChange }: TypedValueProps) => {
  const { t } = useText();
  const [typed, setTyped] = useState({ text: scalarText(value), value });
  const text = equals(typed.value, value) ? typed.text : scalarText(value);
  const meant = typedValue(type, text);
  const change = (next: string): void => {
    const result = typedValue(type, next);
    const then = result.kind === 'value' ? result.value : '';
    setTyped({ text: next, value: then });
    onChange(then);
  };
  return (
    <>
      <Input
        size="small"
        aria-label={label}
        value={text}
        onChange={change}
        inputMode={isNumeric(type) ? 'decimal' : 'text'}
        spellCheck={false}
        autoComplete="off"
        invalid={meant.kind !== 'value'}
      />
      {meant.kind === 'value' ? null : (
        <p className={classes['fault']} data-fault="" role="status">
          {t(FAULTS[meant.kind])}
        </p>
      )}
    </>
  );
};
