import { primaryKeyOf, type Schema } from '../schema';
import { collectionTemplate, type CollectionTemplate } from '../templates';
import type { CardsOptions } from './cards-options';
import type { ItemsQuery } from './items-query';
import { sortParts } from './sort';
import { tableItemsQuery, type TableQuery } from './table-query';
import { thumbnailFields } from './thumbnail';

/** The two lines of a card. Without a title the item is called what it is called everywhere. */
export interface CardTexts {
  readonly title: CollectionTemplate;
  readonly subtitle: CollectionTemplate | null;
}

export const cardTexts = (schema: Schema, collection: string, { title, subtitle }: CardsOptions): CardTexts => ({
  title: collectionTemplate(schema, collection, title),
  subtitle: subtitle === null ? null : collectionTemplate(schema, collection, subtitle),
});

/**
 * The request behind cards: what both lines and the picture need, and what is sorted by, so that loaded cards can be
 * sorted here. Page, limit, search and filter as in a table.
 */
export const cardsItemsQuery = (
  schema: Schema,
  collection: string,
  query: TableQuery,
  options: CardsOptions,
): ItemsQuery => {
  const { title, subtitle } = cardTexts(schema, collection, options);
  const sorted = query.sort === '' ? [] : [sortParts(query.sort).field];
  const fields = [
    ...title.fields,
    ...(subtitle?.fields ?? []),
    ...thumbnailFields(schema, collection, options.imageSource),
    ...sorted,
  ];
  return tableItemsQuery({ ...query, fields }, primaryKeyOf(schema, collection)?.field ?? null);
};
