import type { OptionFields, TextKey } from '../../kit';
import { fontField, optionField, textField } from '../../parts/fields/option-fields';

/** The tools of the bar that can be chosen, with their names. */
const TOOLS: readonly (readonly [string, TextKey])[] = [
  ['undo', 'rich_undo'],
  ['redo', 'rich_redo'],
  ['bold', 'rich_bold'],
  ['italic', 'rich_italic'],
  ['underline', 'rich_underline'],
  ['strikethrough', 'rich_strikethrough'],
  ['subscript', 'rich_subscript'],
  ['superscript', 'rich_superscript'],
  ['removeformat', 'rich_remove_format'],
  ['customLink', 'rich_link'],
  ['unlink', 'rich_unlink'],
  ['bullist', 'rich_bullet_list'],
  ['numlist', 'rich_numbered_list'],
  ['indent', 'rich_indent'],
  ['outdent', 'rich_outdent'],
  ['blockquote', 'rich_quotation'],
  ['h1', 'rich_heading_1'],
  ['h2', 'rich_heading_2'],
  ['h3', 'rich_heading_3'],
  ['h4', 'rich_heading_4'],
  ['h5', 'rich_heading_5'],
  ['h6', 'rich_heading_6'],
  ['pre', 'rich_preformatted'],
  ['alignleft', 'rich_align_left'],
  ['aligncenter', 'rich_align_center'],
  ['alignright', 'rich_align_right'],
  ['alignjustify', 'rich_align_justify'],
  ['customImage', 'rich_image'],
  ['customMedia', 'rich_media'],
  ['table', 'rich_table'],
  ['searchreplace', 'find'],
  ['hr', 'rich_rule'],
  ['code', 'rich_source'],
  ['fullscreen', 'rich_fullscreen'],
];

export const inputRichTextHtmlOptions: OptionFields = ({ t }) => [
  optionField('toolbar', t('option_toolbar'), 'json', 'select-multiple-dropdown', {
    width: 'full',
    options: { choices: TOOLS.map(([value, text]) => ({ value, text: t(text) })) },
  }),
  fontField(t),
  optionField('customFormats', t('option_custom_formats'), 'json', 'input-code', {
    width: 'full',
    note: t('option_custom_formats_note'),
  }),
  optionField('tinymceOverrides', t('option_tinymce'), 'json', 'input-code', {
    width: 'full',
    note: t('option_kept_note'),
  }),
  textField('imageToken', t('option_image_token'), { width: 'full', note: t('option_image_token_note') }),
];
