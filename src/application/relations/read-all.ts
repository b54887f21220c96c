import type { Item } from '../../domain/items';
import type { ItemsQuery } from '../../domain/query';
import { type Call, chainCall, mapCall, succeed } from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';

/** Items per request; the server's own limit without one. */
const PAGE_SIZE = 100;

/** A server that answers with a full page to every request would be asked forever. */
const MAX_PAGES = 50;

/** As many items as `readAll` reads at most. */
export const MAX_READ = PAGE_SIZE * MAX_PAGES;

/** All items that match, page by page, one request after the other; the first `MAX_READ` of more. */
export const readAll = (
  items: Pick<ItemsGateway, 'list'>,
  collection: string,
  query: ItemsQuery,
  page = 1,
): Call<readonly Item[]> =>
  items
    .list(collection, { ...query, limit: PAGE_SIZE, page })
    .pipe(
      chainCall((found) =>
        found.length < PAGE_SIZE || page === MAX_PAGES
          ? succeed(found)
          : readAll(items, collection, query, page + 1).pipe(mapCall((rest) => [...found, ...rest])),
      ),
    );
