import type { Field } from '../../../domain/schema';
import { useText } from '../../../kit';
import { IconButton } from '../../../ui';

interface ClearButtonProps {
  readonly field: Field;
  readonly size?: 'tiny' | 'small';
  readonly onClear: () => void;
}

/** The button within a control that empties its field, named after it. */
export const ClearButton = ({ field, size = 'small', onClear }: ClearButtonProps) => {
  const { t, fieldName } = useText();
  return (
    <IconButton icon="close" label={t('clear_value', { field: fieldName(field) })} size={size} onClick={onClear} />
  );
};
