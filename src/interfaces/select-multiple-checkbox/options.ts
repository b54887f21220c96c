import type { OptionFields } from '../../kit';
import { boxIconFields, choicesField, colorField, flagField, numberField } from '../../parts/fields/option-fields';

export const selectMultipleCheckboxOptions: OptionFields = ({ t }) => [
  choicesField(t),
  flagField('allowOther', t('option_other_values')),
  colorField('color', t('option_color')),
  ...boxIconFields(t),
  numberField('itemsShown', t('option_items_shown'), 8),
];
