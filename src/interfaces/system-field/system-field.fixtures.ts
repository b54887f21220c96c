import { textOption } from '../../domain/values';
import type { InterfaceFixtures } from '../../kit';

/** A collection of the demonstration world, whose date is no text. */
const ARTICLES = { collectionName: 'articles' };

export const systemFieldFixtures: InterfaceFixtures = {
  values: { string: ['title', 'id', 'published_on', 'gone', ''], text: ['title'] },
  options: [
    { ...ARTICLES, allowNone: true },
    { ...ARTICLES, typeAllowList: ['string'], allowPrimaryKey: true },
    { collectionField: 'collection' },
  ],
  supports: (value, _type, options) =>
    (value === null || typeof value === 'string') && textOption(options, 'collectionName') !== undefined,
  edits: [
    { type: 'string', steps: [{ select: 'title', role: 'combobox' }], value: 'title' },
    { type: 'text', from: 'gone', steps: [{ select: 'title', role: 'combobox' }], value: 'title' },
    { type: 'string', from: 'title', steps: [{ select: '', role: 'combobox' }], value: null },
    {
      type: 'string',
      options: { ...ARTICLES, allowPrimaryKey: true },
      steps: [{ select: 'id', role: 'combobox' }],
      value: 'id',
    },
  ],
};
