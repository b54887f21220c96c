import { isLeft } from 'fp-ts/Either';
import { of, switchMap } from 'rxjs';
import { type Call, isMissing, mapCall, succeed } from '../../kernel';
import type { ItemsGateway } from '../../ports/gateways/items-gateway';

/**
 * Whether an item that the user has read before was deleted; `read` reads it by its key. A refused read alone does not
 * tell: the server answers FORBIDDEN for an item that is gone and for a collection that may not be read. Then the
 * collection is listed without rows: it answers every role that may read it. Otherwise the call fails with FORBIDDEN,
 * and the deletion cannot be verified. Its number of items would not do: the server refuses it for folders.
 */
export const wasDeleted = (items: Pick<ItemsGateway, 'list'>, collection: string, read: Call<unknown>): Call<boolean> =>
  read.pipe(
    switchMap((result): Call<boolean> => {
      if (!isLeft(result)) return succeed(false);
      return isMissing(result.left) ? items.list(collection, { limit: 0 }).pipe(mapCall(() => true)) : of(result);
    }),
  );
