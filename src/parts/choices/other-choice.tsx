import type { Field } from '../../domain/schema';
import { valueText } from '../../domain/templates';
import { isNumeric } from '../../domain/values';
import type { Json } from '../../kernel';
import { useDraft, useText } from '../../kit';
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
  const draft = useDraft({ value, onChange });
  return (
    <SecondControl>
      <Input
        aria-label={t('other_value')}
        placeholder={t('other_value_placeholder')}
        autoComplete="off"
        inputMode={isNumeric(field.type) ? 'decimal' : undefined}
        // Only where somebody has just asked for it.
        {...(wanted && { autoFocus: true })}
        value={draft.text ?? valueText(value)}
        readOnly={readonly}
        onChange={(text) => draft.type(text, otherValue(text, field))}
        onFocus={onFocus}
        onBlur={draft.leave}
      />
    </SecondControl>
  );
};
