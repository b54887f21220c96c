import type { OptionFields } from '../../kit';
import { templateField } from '../../parts/fields/option-fields';

export const relatedValuesDisplayOptions: OptionFields = ({ related, t }) => [
  templateField('template', t('option_template'), related, t),
];
