import type { OptionFields } from '../../kit';
import { boxIconFields, colorField, textField } from '../../parts/fields/option-fields';

export const booleanDisplayOptions: OptionFields = ({ t }) => [
  textField('labelOn', t('option_label_on')),
  textField('labelOff', t('option_label_off')),
  ...boxIconFields(t),
  colorField('colorOn', t('option_color_on')),
  colorField('colorOff', t('option_color_off')),
];
