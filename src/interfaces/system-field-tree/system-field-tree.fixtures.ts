import { textOption } from '../../domain/values';
import type { FieldType } from '../../domain/schema';
import type { Json } from '../../kernel';
import type { InterfaceFixtures } from '../../kit';

/** A collection of the demonstration world. */
const ARTICLES = { collectionName: 'articles' };

const isListOfTexts = (value: Json, type: FieldType): boolean =>
  value === null ||
  (type === 'csv' && typeof value === 'string') ||
  (Array.isArray(value) && value.every((entry) => typeof entry === 'string'));

export const systemFieldTreeFixtures: InterfaceFixtures = {
  values: { json: [['title', 'author.first_name', 'gone'], []], csv: [['title'], 'title,author.first_name'] },
  options: [ARTICLES, { collectionField: 'collection' }],
  supports: (value, type, options) => isListOfTexts(value, type) && textOption(options, 'collectionName') !== undefined,
  edits: [
    {
      type: 'json',
      from: ['gone'],
      steps: [
        { click: 'button', text: 'template_add_field' },
        { type: 'author first_name{Enter}', role: 'combobox' },
      ],
      value: ['gone', 'author.first_name'],
    },
    {
      type: 'csv',
      from: ['summary'],
      options: { collectionName: 'specimens' },
      steps: [{ click: 'button', text: 'template_remove', item: 'Summary' }],
      value: null,
    },
  ],
};
