import type { OptionFields } from '../../kit';
import { colorField, flagField, iconField, textField } from '../../parts/fields/option-fields';

export const presentationDividerOptions: OptionFields = ({ t }) => [
  textField('title', t('option_title'), { width: 'full' }),
  colorField('color', t('option_color')),
  iconField('icon', t('option_icon')),
  flagField('inlineTitle', t('option_inline_title')),
  flagField('marginTop', t('option_margin_top')),
];
