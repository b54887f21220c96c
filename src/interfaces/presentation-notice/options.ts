import type { OptionFields, Translate } from '../../kit';
import { choiceField, iconField, longTextField } from '../../parts/fields/option-fields';

const noticeColors = (t: Translate): Readonly<Record<string, string>> => ({
  normal: t('option_tone_normal'),
  info: t('option_tone_info'),
  success: t('option_tone_success'),
  warning: t('option_tone_warning'),
  danger: t('option_tone_danger'),
});

export const presentationNoticeOptions: OptionFields = ({ t }) => [
  choiceField('color', t('option_color'), noticeColors(t), 'info'),
  iconField('icon', t('option_icon')),
  longTextField('text', t('option_text'), { note: t('option_markdown_note') }),
];
