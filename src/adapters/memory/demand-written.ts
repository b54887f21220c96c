import type { Item } from '../../domain/items';
import { apiFailure, chainCall, fail, succeed, type Call } from '../../kernel';
import { deepCopy } from './deep-copy';

/** The platform answers a change of what is gone, or may not be read, with success and nothing else. */
export const demandAny = <A>(): ((call: Call<A | null>) => Call<A>) =>
  chainCall((written: A | null) =>
    written === null ? fail(apiFailure(404, 'ITEM_NOT_FOUND', '')) : succeed(deepCopy(written)),
  );

/** For one item. */
export const demand = demandAny<Item>();

/** For several items. */
export const demandList = demandAny<readonly Item[]>();
