import type { Filter } from '../../../domain/filters';
import { isSameResultSet } from '../../../domain/query';
import { allCalls, mapCall } from '../../../kernel';
import type { ItemsGateway } from '../../../ports/gateways/items-gateway';

/** What a list requests. */
export type ListGateway = Pick<ItemsGateway, 'list' | 'count'>;

/**
 * Counts a part of a collection: the total is the number of items that match `locked`, which all queries contain. The
 * platform's own total would be that of the collection.
 */
export const countWithin = (gateway: ListGateway, locked: Filter): ListGateway => ({
  list: (collection, query) => gateway.list(collection, query),
  count: (collection, query, primaryKey) => {
    const part = { filter: locked };
    const total = gateway.count(collection, part, primaryKey);
    const found = isSameResultSet(query, part) ? null : gateway.count(collection, query, primaryKey);
    return found === null
      ? total.pipe(mapCall(({ filter_count }) => ({ total_count: filter_count, filter_count })))
      : allCalls([total, found]).pipe(
          mapCall(([{ filter_count: total_count }, { filter_count }]) => ({ total_count, filter_count })),
        );
  },
});
