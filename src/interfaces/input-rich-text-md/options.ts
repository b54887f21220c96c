import type { OptionFields } from '../../kit';
import { choiceField, iconField, listField, placeholderField, textField } from '../../parts/fields/option-fields';

export const inputRichTextMdOptions: OptionFields = ({ t }) => [
  placeholderField(t),
  listField(
    'customSyntax',
    t('option_custom_syntax'),
    [
      textField('name', t('option_name'), { required: true }),
      iconField('icon', t('option_icon')),
      textField('prefix', t('option_prefix'), { options: { font: 'monospace' } }),
      textField('suffix', t('option_suffix'), { options: { font: 'monospace' } }),
      choiceField('box', t('option_box'), { inline: t('option_box_inline'), block: t('option_box_block') }, 'inline'),
    ],
    '{{name}}',
  ),
  textField('imageToken', t('option_image_token'), { width: 'full', note: t('option_image_token_note') }),
];
