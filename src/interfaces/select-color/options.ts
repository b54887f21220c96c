import type { OptionFields } from '../../kit';
import { colorField, listField, textField } from '../../parts/fields/option-fields';

export const selectColorOptions: OptionFields = ({ t }) => [
  listField(
    'presets',
    t('option_color_presets'),
    [textField('name', t('option_name')), colorField('color', t('option_color'))],
    '{{name}} {{color}}',
  ),
];
