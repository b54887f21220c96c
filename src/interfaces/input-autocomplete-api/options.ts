import type { OptionFields } from '../../kit';
import {
  choiceField,
  endIconFields,
  fontField,
  numberField,
  placeholderField,
  textField,
} from '../../parts/fields/option-fields';

export const inputAutocompleteApiOptions: OptionFields = ({ t }) => [
  textField('url', t('option_url'), {
    width: 'full',
    required: true,
    note: t('option_url_note', { value: '{{value}}' }),
    options: { placeholder: 'https://example.com/search?q={{value}}', font: 'monospace' },
  }),
  textField('resultsPath', t('option_results_path'), {
    required: true,
    options: { placeholder: 'data.results', font: 'monospace' },
  }),
  textField('valuePath', t('option_value_path'), {
    required: true,
    options: { placeholder: 'title', font: 'monospace' },
  }),
  choiceField(
    'trigger',
    t('option_trigger'),
    { throttle: t('option_trigger_throttle'), debounce: t('option_trigger_debounce') },
    'throttle',
  ),
  numberField('rate', t('option_rate'), 500),
  placeholderField(t),
  fontField(t),
  ...endIconFields(t),
];
