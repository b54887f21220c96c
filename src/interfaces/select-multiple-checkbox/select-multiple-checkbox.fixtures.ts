import type { FieldType } from '../../domain/schema';
import type { Json } from '../../kernel';
import type { InterfaceFixtures } from '../../kit';

const isList = (value: Json, type: FieldType): boolean =>
  value === null ||
  (type === 'csv'
    ? typeof value === 'string' || (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'))
    : Array.isArray(value));

export const selectMultipleCheckboxFixtures: InterfaceFixtures = {
  values: { json: [['print', 'web'], [1, 'unknown'], []], csv: [['print', 'web'], 'print,web'] },
  options: [
    {
      choices: [
        { value: 'draft', text: 'Draft', icon: 'edit' },
        { value: 'print', text: 'Print', icon: 'print' },
        { divider: true },
        { value: 'web', text: 'Web' },
        { value: 'fax', text: 'Fax', disabled: true },
      ],
      allowOther: true,
      itemsShown: 2,
    },
  ],
  supports: (value, type, options) => Array.isArray(options['choices']) && isList(value, type),
  edits: [
    { type: 'json', steps: [{ click: 'checkbox', name: 'Print' }], value: ['print'] },
    { type: 'json', from: ['print', 'web'], steps: [{ click: 'checkbox', name: 'Print' }], value: ['web'] },
    { type: 'csv', from: ['web'], steps: [{ click: 'checkbox', name: 'Draft' }], value: ['draft', 'web'] },
  ],
};
