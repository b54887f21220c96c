import type { OptionFields } from '../../kit';
import { choicesField, flagField, iconField, placeholderField } from '../../parts/fields/option-fields';

export const selectMultipleDropdownOptions: OptionFields = ({ t }) => [
  choicesField(t),
  flagField('allowOther', t('option_other_values')),
  flagField('allowNone', t('option_allow_none')),
  iconField('icon', t('option_icon')),
  placeholderField(t),
];
