import { isNumeric } from '../../domain/values';
import type { OptionFields } from '../../kit';
import { flagField } from '../../parts/fields/option-fields';

export const rawDisplayOptions: OptionFields = ({ field, t }) =>
  isNumeric(field.type) ? [flagField('grouping', t('option_grouping'))] : [];
