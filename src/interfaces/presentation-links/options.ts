import type { OptionFields, Translate } from '../../kit';
import { choiceField, iconField, listField, textField } from '../../parts/fields/option-fields';

const linkTypes = (t: Translate): Readonly<Record<string, string>> => ({
  primary: t('option_tone_primary'),
  normal: t('option_tone_normal'),
  info: t('option_tone_info'),
  success: t('option_tone_success'),
  warning: t('option_tone_warning'),
  danger: t('option_tone_danger'),
});

export const presentationLinksOptions: OptionFields = ({ t }) => [
  listField(
    'links',
    t('option_links'),
    [
      textField('label', t('option_label'), { required: true }),
      iconField('icon', t('option_icon')),
      choiceField('type', t('option_link_type'), linkTypes(t), 'normal'),
      textField('url', t('option_url'), { width: 'full', note: t('option_link_note', { example: '{{id}}' }) }),
    ],
    '{{label}}',
    t('option_link_add'),
  ),
];
