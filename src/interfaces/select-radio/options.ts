import type { OptionFields } from '../../kit';
import { boxIconFields, choicesField, colorField, flagField } from '../../parts/fields/option-fields';

export const selectRadioOptions: OptionFields = ({ t }) => [
  choicesField(t),
  ...boxIconFields(t),
  colorField('color', t('option_color')),
  flagField('allowOther', t('option_other_values')),
];
