import { scalarText } from '../../domain/filters';
import type { Choice } from '../../domain/values';
import type { Json } from '../../kernel';
import { useText } from '../../kit';
import { Select } from '../../ui';
import { chosenValue, offeredChoices } from './value-editor.rules';

interface ChoiceValueProps {
  readonly choices: readonly Choice[];
  readonly label: string;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

/** One of the field's choices. */
export const ChoiceValue = ({ choices, label, value, onChange }: ChoiceValueProps) => {
  const { t } = useText();
  return (
    <Select
      size="small"
      aria-label={label}
      placeholder={t('filter_choose')}
      value={scalarText(value)}
      options={offeredChoices(choices, value)}
      onChange={(text) => onChange(chosenValue(choices, text))}
    />
  );
};
