import type { FieldType } from '../../domain/schema';
import type { Json } from '../../kernel';
import type { InterfaceFixtures } from '../../kit';

const isList = (value: Json, type: FieldType): boolean =>
  value === null ||
  (type === 'csv'
    ? typeof value === 'string' || (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'))
    : Array.isArray(value));

/** Collections of the demonstration world. */
export const systemCollectionsFixtures: InterfaceFixtures = {
  values: { csv: [['articles', 'authors'], 'articles,gone'], json: [['articles'], []] },
  options: [{}, { includeSystem: true }],
  supports: isList,
  edits: [
    {
      type: 'csv',
      from: ['style_notes', 'gone'],
      steps: [{ click: 'checkbox', name: 'Style Notes' }],
      value: ['gone'],
    },
    {
      type: 'json',
      from: ['style_notes', 'gone'],
      steps: [{ click: 'checkbox', name: 'Style Notes' }],
      value: ['gone'],
    },
    {
      type: 'csv',
      options: { includeSystem: true },
      steps: [{ click: 'checkbox', name: 'Webhooks' }],
      value: ['directus_webhooks'],
    },
  ],
};
