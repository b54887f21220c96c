import type { LayoutRequest } from '../../domain/presets';
import { cardsItemsQuery, decodeCardsOptions, decodeTableQuery } from '../../domain/query';

/** Requests the page of items with the fields of titles, images and sort. */
export const cardsRequest: LayoutRequest = ({ schema, collection, view, filter }) =>
  cardsItemsQuery(
    schema,
    collection,
    {
      ...decodeTableQuery(schema, collection, view.layout_query, 'cards'),
      search: view.search,
      ...(filter === null ? {} : { filter }),
    },
    decodeCardsOptions(schema, collection, view.layout_options),
  );
