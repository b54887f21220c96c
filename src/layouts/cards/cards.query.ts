import type { LayoutRequest } from '../../domain/presets';
import { cardsItemsQuery, decodeCardsOptions, decodeTableQuery } from '../../domain/query';

/** What cards ask for: their page, with what titles, pictures and the order need. */
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
