import { isNumeric } from '../../domain/values';
import type { JsonObject } from '../../kernel';
import type { OptionFields, Translate } from '../../kit';
import { endIconFields, flagField, fontField, numberField, placeholderField } from '../../parts/fields/option-fields';

const numberFields = (t: Translate): readonly JsonObject[] => [
  numberField('min', t('option_minimum')),
  numberField('max', t('option_maximum')),
  numberField('step', t('option_step'), 1),
];

const textFields = (t: Translate): readonly JsonObject[] => [
  numberField('softLength', t('option_soft_length'), undefined, { note: t('option_soft_length_note') }),
  flagField('trim', t('option_trim')),
  flagField('masked', t('option_masked')),
  flagField('clear', t('option_clear')),
  flagField('slug', t('option_slug')),
  flagField('dbSafe', t('option_db_safe')),
];

export const inputOptions: OptionFields = ({ field, t }) => [
  placeholderField(t),
  fontField(t),
  ...endIconFields(t),
  ...(isNumeric(field.type) ? numberFields(t) : textFields(t)),
];
