import type { OptionFields } from '../../kit';
import { flagField, fontField, numberField, placeholderField } from '../../parts/fields/option-fields';

export const inputMultilineOptions: OptionFields = ({ t }) => [
  placeholderField(t),
  fontField(t),
  numberField('softLength', t('option_soft_length'), undefined, { note: t('option_soft_length_note') }),
  flagField('trim', t('option_trim')),
  flagField('clear', t('option_clear')),
];
