import type { OptionFields } from '../../kit';
import { relatedFlags, templateField, wordsField } from '../../parts/fields/option-fields';

export const listO2mOptions: OptionFields = ({ related, t }) => [
  templateField('template', t('option_template'), related, t),
  wordsField('fields', t('option_shown_fields'), { note: t('option_shown_fields_note') }),
  ...relatedFlags(t),
];
