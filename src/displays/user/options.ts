import type { OptionFields } from '../../kit';
import { choiceField, flagField } from '../../parts/fields/option-fields';

export const userDisplayOptions: OptionFields = ({ t }) => [
  choiceField(
    'display',
    t('option_user_display'),
    { avatar: t('option_user_avatar'), name: t('option_user_name'), both: t('option_user_both') },
    'both',
  ),
  flagField('circle', t('option_circle')),
];
