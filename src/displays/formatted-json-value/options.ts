import type { OptionFields } from '../../kit';
import { textField } from '../../parts/fields/option-fields';

export const formattedJsonValueDisplayOptions: OptionFields = ({ t }) => [
  textField('format', t('option_template'), {
    width: 'full',
    note: t('option_entry_template_note', { example: '{{title}}' }),
    options: { font: 'monospace' },
  }),
];
