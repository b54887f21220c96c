import { useState } from 'react';
import type { Field } from '../../domain/schema';
import { valueText } from '../../domain/templates';
import { isNumeric } from '../../domain/values';
import type { Json } from '../../kernel';
import { useText } from '../../kit';
import { Input, SecondControl } from '../../ui';
import { otherValue } from './other-value.rules';

interface OtherChoiceProps {
  readonly field: Field;
  readonly value: Json;
  readonly readonly: boolean;
  readonly onChange: (value: Json) => void;
  readonly onFocus?: () => void;
  /** Somebody has just asked for it. */
  readonly wanted?: boolean;
}

/** Where a value is typed that is none of the choices. */
export const OtherChoice = ({ field, value, readonly, onChange, onFocus, wanted = false }: OtherChoiceProps) => {
  const { t } = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const numeric = isNumeric(field.type);
  const change = (text: string): void => {
    const meant = otherValue(text, field);
    setDraft(numeric ? text : null);
    if (meant !== undefined) onChange(meant);
  };
  return (
    <SecondControl>
      <Input
        aria-label={t('other_value')}
        placeholder={t('other_value_placeholder')}
        autoComplete="off"
        inputMode={numeric ? 'decimal' : undefined}
        // Only where somebody has just asked for it.
        {...(wanted && { autoFocus: true })}
        value={draft ?? valueText(value)}
        readOnly={readonly}
        onChange={change}
        onFocus={onFocus}
        onBlur={() => setDraft(null)}
      />
    </SecondControl>
  );
};
