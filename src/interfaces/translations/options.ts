import type { OptionFields } from '../../kit';
import { templateField } from '../../parts/fields/option-fields';

export const translationsOptions: OptionFields = ({ languages, related, t }) => [
  templateField(
    'translationsTemplate',
    t('option_translations_template'),
    related,
    t,
    'option_no_translations_collection',
  ),
  templateField('languageTemplate', t('option_language_template'), languages, t, 'option_no_translations_collection'),
];
