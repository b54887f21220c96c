import type { OptionFields } from '../../kit';
import { collectionFields, flagField, placeholderField, wordsField } from '../../parts/fields/option-fields';

export const systemFieldOptions: OptionFields = ({ t }) => [
  ...collectionFields(t),
  wordsField('typeAllowList', t('option_type_allow_list')),
  flagField('allowNone', t('option_allow_none')),
  flagField('allowPrimaryKey', t('option_allow_primary_key')),
  placeholderField(t),
];
