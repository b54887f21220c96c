import type { FieldType } from '../../domain/schema';
import type { Json } from '../../kernel';
import type { InterfaceFixtures } from '../../kit';

const isList = (value: Json, type: FieldType): boolean =>
  value === null ||
  (type === 'csv'
    ? typeof value === 'string' || (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'))
    : Array.isArray(value));

const CHOICES = [
  {
    value: 'media',
    text: 'Media',
    children: [
      { value: 'print', text: 'Print' },
      { value: 'web', text: 'Web', icon: 'public' },
      { divider: true },
      { value: 'fax', text: 'Fax', disabled: true },
    ],
  },
];

const LEAVES = { choices: CHOICES, valueCombining: 'leaf' };

export const selectMultipleCheckboxTreeFixtures: InterfaceFixtures = {
  values: { json: [['print', 'web'], [1, 'unknown'], []], csv: [['print', 'web'], 'print,web'] },
  options: [{ choices: CHOICES }, LEAVES],
  supports: (value, type, options) => Array.isArray(options['choices']) && isList(value, type),
  edits: [
    { type: 'json', steps: [{ click: 'checkbox', name: 'Print' }], value: ['print'] },
    { type: 'csv', options: LEAVES, steps: [{ click: 'checkbox', name: 'Media' }], value: ['print', 'web'] },
  ],
};
