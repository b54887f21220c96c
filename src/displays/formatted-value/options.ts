import { isNumeric } from '../../domain/values';
import type { OptionFields } from '../../kit';
import { colorField, flagField, fontField, optionField, textField } from '../../parts/fields/option-fields';

export const formattedValueDisplayOptions: OptionFields = ({ field, t }) => [
  flagField('format', t('option_format_title')),
  flagField('bold', t('option_bold')),
  fontField(t),
  colorField('color', t('option_color')),
  textField('prefix', t('option_text_before')),
  textField('suffix', t('option_text_after')),
  ...(isNumeric(field.type)
    ? [
        flagField('duration', t('option_duration')),
        optionField('grouping', t('option_grouping'), 'boolean', 'boolean', { note: t('option_grouping_note') }),
      ]
    : []),
];
