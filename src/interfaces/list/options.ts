import { FIELD_TYPES, type FieldType } from '../../domain/schema';
import type { JsonObject } from '../../kernel';
import type { OptionFields, Translate } from '../../kit';
import {
  choiceField,
  listField,
  longTextField,
  numberField,
  optionField,
  textField,
} from '../../parts/fields/option-fields';

/** Types without a value in the entries of a list. */
const WITHOUT_VALUE: readonly FieldType[] = ['alias', 'unknown'];

/** What is said of a field of the entries; `entryFields` of the domain reads it. */
const entryFieldMembers = (t: Translate): readonly JsonObject[] => [
  textField('field', t('option_field_key'), { required: true, options: { dbSafe: true, font: 'monospace' } }),
  textField('name', t('option_name')),
  choiceField(
    'type',
    t('option_field_type'),
    Object.fromEntries(FIELD_TYPES.filter((type) => !WITHOUT_VALUE.includes(type)).map((type) => [type, type])),
    'string',
  ),
  choiceField('width', t('option_width'), { half: t('option_width_half'), full: t('option_width_full') }, 'full'),
  optionField('interface', t('option_interface'), 'string', 'system-interface', {
    width: 'full',
    options: { typeField: 'type' },
  }),
  longTextField('note', t('option_note'), { note: t('option_markdown_note') }),
  optionField('options', t('option_interface_options'), 'json', 'system-interface-options', {
    width: 'full',
    options: { interfaceField: 'interface', typeField: 'type' },
  }),
];

export const listOptions: OptionFields = ({ t }) => [
  textField('template', t('option_template'), {
    width: 'full',
    note: t('option_entry_template_note', { example: '{{title}}' }),
    options: { font: 'monospace' },
  }),
  textField('addLabel', t('option_add_label')),
  numberField('limit', t('option_limit')),
  listField('fields', t('option_fields'), entryFieldMembers(t), '{{field}} ({{type}})'),
];
