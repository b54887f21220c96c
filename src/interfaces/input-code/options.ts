import type { OptionFields } from '../../kit';
import type { CodeLanguage } from '../../parts/fields/code-editor/languages.rules';
import { choiceField, flagField, optionField } from '../../parts/fields/option-fields';

const NAMES: Readonly<Record<CodeLanguage, string>> = {
  plain: '',
  json: 'JSON',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  html: 'HTML',
  css: 'CSS',
  markdown: 'Markdown',
  yaml: 'YAML',
  sql: 'SQL',
};

export const inputCodeOptions: OptionFields = ({ field, t }) => [
  ...(field.type === 'json'
    ? []
    : [choiceField('language', t('option_code_language'), { ...NAMES, plain: t('option_plain_text') }, 'plain')]),
  flagField('lineNumber', t('option_line_numbers')),
  optionField('template', t('option_code_template'), field.type === 'json' ? 'json' : 'text', 'input-code', {
    width: 'full',
  }),
];
