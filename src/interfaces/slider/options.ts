import type { OptionFields } from '../../kit';
import { flagField, numberField } from '../../parts/fields/option-fields';

export const sliderOptions: OptionFields = ({ t }) => [
  numberField('minValue', t('option_minimum'), 0),
  numberField('maxValue', t('option_maximum'), 100),
  numberField('stepInterval', t('option_step'), 1),
  flagField('alwaysShowValue', t('option_always_show')),
];
