import type { OptionFields } from '../../kit';
import { boxIconFields, colorField, textField } from '../../parts/fields/option-fields';

export const booleanOptions: OptionFields = ({ t }) => [
  textField('label', t('option_label')),
  colorField('color', t('option_color')),
  ...boxIconFields(t),
];
