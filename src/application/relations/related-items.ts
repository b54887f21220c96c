import type { Item } from '../../domain/items';
import { mapCall, succeed, type Call } from '../../kernel';
import type { ItemsGateway } from '../../ports/items-gateway';

/** Which items, by their keys. */
export interface RelatedKeys {
  readonly collection: string;
  readonly keyField: string;
  readonly keys: readonly (string | number)[];
}

/** Items that others point to, for whoever wants to know what is behind a count. */
export class RelatedItems {
  constructor(private readonly items: Pick<ItemsGateway, 'list'>) {}

  /** With these fields and in the order of the keys; those that are gone, or not for this person's eyes, are left out. */
  read({ collection, keyField, keys }: RelatedKeys, fields: readonly string[]): Call<readonly Item[]> {
    if (keys.length === 0) return succeed([]);
    const places = new Map(keys.map((key, place) => [String(key), place]));
    const placeOf = (item: Item): number => places.get(String(item[keyField])) ?? keys.length;
    return this.items
      .list(collection, {
        fields: [...new Set([...fields, keyField])],
        filter: { [keyField]: { _in: keys } },
        limit: keys.length,
      })
      .pipe(mapCall((found) => [...found].sort((one, other) => placeOf(one) - placeOf(other))));
  }
}
