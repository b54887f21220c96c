import type { OptionFields } from '../../kit';
import { flagField } from '../../parts/fields/option-fields';

export const systemCollectionOptions: OptionFields = ({ t }) => [
  flagField('includeSystem', t('option_include_system')),
];
