import type { OptionFields } from '../../kit';
import { choiceField, flagField } from '../../parts/fields/option-fields';

export const datetimeDisplayOptions: OptionFields = ({ t }) => [
  choiceField('format', t('option_format'), { long: t('option_format_long'), short: t('option_format_short') }),
  flagField('relative', t('option_relative')),
];
