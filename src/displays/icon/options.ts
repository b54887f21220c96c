import type { OptionFields } from '../../kit';
import { colorField, flagField } from '../../parts/fields/option-fields';

export const iconDisplayOptions: OptionFields = ({ t }) => [
  flagField('filled', t('option_filled')),
  colorField('color', t('option_color')),
];
