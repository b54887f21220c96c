import type { OptionFields } from '../../kit';
import { flagField } from '../../parts/fields/option-fields';

export const datetimeOptions: OptionFields = ({ t }) => [
  flagField('includeSeconds', t('option_seconds')),
  flagField('use24', t('option_24_hours'), true),
];
