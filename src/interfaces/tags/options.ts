import type { OptionFields } from '../../kit';
import { choiceField, endIconFields, flagField, placeholderField, wordsField } from '../../parts/fields/option-fields';

export const tagsOptions: OptionFields = ({ t }) => [
  wordsField('presets', t('option_tag_presets')),
  placeholderField(t),
  flagField('allowCustom', t('option_other_values'), true),
  choiceField('whitespace', t('option_whitespace'), {
    hyphen: t('option_whitespace_hyphen'),
    underscore: t('option_whitespace_underscore'),
    remove: t('option_whitespace_remove'),
  }),
  choiceField('capitalization', t('option_capitalization'), {
    uppercase: t('option_uppercase'),
    lowercase: t('option_lowercase'),
    'auto-format': t('option_title_case'),
  }),
  flagField('alphabetize', t('option_alphabetize')),
  ...endIconFields(t),
];
